import { Notice } from '#web/ui/notice.tsx';

interface SaveNewsProps {
  /** Said where somebody else was first. */
  stale?: string | false | undefined;
  /** Said once it is done. */
  saved?: string | false | null | undefined;
}

/** How the last saving went, at the head of a page. */
export function SaveNews({ stale, saved }: SaveNewsProps) {
  return (
    <>
      {stale && (
        <Notice tone="warning" live>
          {stale}
        </Notice>
      )}
      {saved && (
        <Notice tone="success" live>
          {saved}
        </Notice>
      )}
    </>
  );
}
