// A record that is dropped onto the front page or onto a review is opened. Fetched when the page is shown.
import { mount, unmount } from "svelte";
import { importRecord } from "./import";
import ImportFailed from "./ImportFailed.svelte";

/** Elsewhere a file is none of ours. */
const wanted = (event: DragEvent): boolean =>
  /^#?\/?(review\/.*)?$/.test(location.hash) && !!event.dataTransfer?.types.includes("Files");

addEventListener("dragover", (event) => {
  if (wanted(event)) event.preventDefault();
});
addEventListener("drop", async (event) => {
  const file = event.dataTransfer?.files[0];
  if (!wanted(event) || !file) return;
  event.preventDefault();
  const why = await importRecord(file);
  if (!why) return;
  const told = mount(ImportFailed, { target: document.body, props: { why, done: () => void unmount(told) } });
});
