import type { ReactNode } from 'react';
import { Notice } from '#web/ui/notice.tsx';

interface SaveNoticeProps {
  /** Said where somebody else was first. */
  stale?: ReactNode;
  /** Said once it is done. */
  saved?: ReactNode;
}

/** How the last saving went, at the head of a page. */
export function SaveNotice({ stale, saved }: SaveNoticeProps) {
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
