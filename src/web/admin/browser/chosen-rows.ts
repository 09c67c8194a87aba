/**
 * Says beside the button of the bulk actions how many orders are chosen, and keeps shift and a click choosing
 * all rows in between.
 */
export function countChosenRows(): void {
  const form = document.querySelector<HTMLFormElement>('[data-bulk]');
  const stated = form?.querySelector<HTMLElement>('[data-chosen]');
  if (!form || !stated) return;
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-order] input[name=n]')];
  const count = () => {
    const chosen = boxes.filter(({ checked }) => checked).length;
    form.toggleAttribute('data-some', chosen > 0);
    stated.hidden = chosen === 0;
    stated.textContent = (stated.dataset['chosen'] ?? '').replace('{}', String(chosen));
  };
  let last = -1;
  for (const [index, box] of boxes.entries()) {
    box.addEventListener('click', (event) => {
      if (event.shiftKey && last >= 0)
        for (const between of boxes.slice(Math.min(last, index), Math.max(last, index) + 1))
          between.checked = box.checked;
      last = index;
      count();
    });
  }
  count();
}
