// A page that was opened as a file may start no worker: its search runs in a frame instead.
if (location.protocol === "file:") {
  window.Worker = class {
    constructor(address) {
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      const inside = this.frame.contentWindow;
      inside.postMessage = (data) => setTimeout(() => this.onmessage?.({ data }));
      const script = inside.document.createElement("script");
      script.src = new URL(address, document.baseURI);
      this.ready = new Promise((resolve) => (script.onload = resolve));
      inside.document.body.append(script);
    }
    postMessage(data) {
      this.ready.then(() => this.frame.contentWindow.onmessage({ data }));
    }
    terminate() {
      this.frame.remove();
    }
  };
}
