const PICTURES = 'img[data-next]';

/**
 * A picture that cannot be loaded gives way to the next one that its `data-next` names, and at last to what is
 * drawn under it. Without this script it gives way to the drawing at once.
 */
export function replaceLostPictures(): void {
  // An error of a picture does not rise through the page, but it goes down to it.
  addEventListener('error', ({ target }) => takeNext(target), { capture: true });
  for (const picture of document.querySelectorAll<HTMLImageElement>(PICTURES)) {
    const isLost = picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== '';
    if (isLost) takeNext(picture);
  }
}

function takeNext(picture: EventTarget | null): void {
  if (!(picture instanceof HTMLImageElement) || !picture.matches(PICTURES)) return;
  const [next, ...others] = (picture.dataset.next ?? '').split(' ');
  picture.dataset.next = others.join(' ');
  if (next) picture.src = next;
  else picture.remove();
}
