/**
 * An address with the anchor of a question opens it, on arrival and later. Without this script the browser
 * brings the question into view, closed.
 */
export function openQuestions(): void {
  addEventListener('hashchange', openAsked);
  openAsked();
}

function openAsked(): void {
  const asked = document.getElementById(location.hash.slice(1));
  if (!(asked instanceof HTMLDetailsElement)) return;
  asked.open = true;
  // Another one above it may have closed, so it is no longer where the browser had scrolled to.
  asked.scrollIntoView();
}
