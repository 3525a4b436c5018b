/** Runs `task` when the page has loaded and the browser has nothing better to do. Returns how to call it off. */
export function runWhenIdle(task: () => void): () => void {
  let handle: number | undefined;
  const hasIdle = "requestIdleCallback" in window;
  const wait = () => {
    handle = hasIdle ? requestIdleCallback(task, { timeout: 5_000 }) : window.setTimeout(task, 1_500);
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return () => {
    removeEventListener("load", wait);
    if (handle !== undefined) (hasIdle ? cancelIdleCallback : clearTimeout)(handle);
  };
}
