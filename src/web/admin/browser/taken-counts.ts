/** What was typed at single lines goes along with the one button for all of them. */
export function takeCounts(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[data-takes]')) {
    const [name = '', line = ''] = (field.dataset['takes'] ?? '').split(' ');
    field.form?.addEventListener('submit', () => {
      const input = document.querySelector<HTMLInputElement>(
        `#line-${CSS.escape(line)} input[name="${CSS.escape(name)}"]`,
      );
      field.value = input?.value ?? '';
    });
  }
}
