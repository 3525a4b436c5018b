/** In ms: how long a frame is waited for; a page in the background draws none. */
const longest = 100;

/** Runs `task` once the next frame is on its way to the screen. Returns how to call it off. */
export function runAfterFrame(task: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  const run = () => {
    end();
    task();
  };
  port1.onmessage = run;
  const frame = requestAnimationFrame(() => port2.postMessage(null));
  const timer = setTimeout(run, longest);
  const end = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    port1.close();
  };
  return end;
}
