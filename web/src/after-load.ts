// What can wait until the first page is shown: it is fetched in one go, and none of it is needed to play.
import "./offline/install.svelte";
import "./records/drop";
