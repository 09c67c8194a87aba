import type { ReactNode } from 'react';
import { adminHref } from '#domain/addresses.ts';
import { Notice } from '#web/ui/notice.tsx';
import { FormerBatches } from './former-batches.tsx';
import { GeneratorBatch } from './generator-batch.tsx';
import { generatorWords } from './generator-words.ts';
import type { GeneratorFacts } from './load-generator.ts';

interface GeneratorFrameProps extends GeneratorFacts {
  title: string;
  lead: string;
  /** Whether something was not begun because another batch goes on. */
  isBusy: boolean;
  children: ReactNode;
}

/** What the pages of all generators have in common: the batch that goes on, the form, and former batches. */
export function GeneratorFrame({ title, lead, isBusy, children, ...facts }: GeneratorFrameProps) {
  const m = generatorWords[facts.locale];
  return (
    <div className="admin-page">
      <p>
        <a className="line-link" href={adminHref('operator')}>
          ← {m.back}
        </a>
      </p>
      <header>
        <h1>{title}</h1>
        <p className="log__lead">{lead}</p>
      </header>
      {isBusy && (
        <Notice tone="error" live>
          <p>{m.busy}</p>
        </Notice>
      )}
      <GeneratorBatch {...facts} />
      {children}
      <FormerBatches {...facts} />
    </div>
  );
}
