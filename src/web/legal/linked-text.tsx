import { Fragment } from 'react';

/** Addresses of pages and mailboxes; a full stop or a bracket behind one belongs to the sentence. */
const ADDRESS =
  /(https?:\/\/[^\s„“”]{1,200}(?<![,;:.)])|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8})/;

/** A text in which addresses that are written out can be followed. */
export function LinkedText({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, index) => {
    const key = `${index} ${part}`;
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <a key={key} href={part.includes('://') ? part : `mailto:${part}`}>
        {part}
      </a>
    );
  });
}
