import { addresses } from '#domain/addresses.ts';
import {
  MOST_TOKENS,
  SHOWN_MINUTES,
  type TokenField,
  type TokenProblem,
} from '#domain/program/token.ts';
import type { TokensMessages } from '#messages/cs/operator/webhooks.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TokenForm } from './token-form.tsx';
import { type ListedToken, TokenTable } from './token-table.tsx';
import type { TypedToken } from './typed-token.ts';

interface TokensPageProps {
  m: TokensMessages;
  tokens: readonly ListedToken[];
  isRevoked: boolean;
  formId: string;
  /** What was typed before the proof was asked for. */
  kept: TypedToken | undefined;
  made: { name: string; secret: string } | undefined;
  typed: TypedToken | undefined;
  fields: Partial<Record<TokenField, TokenProblem>> | undefined;
  problem: keyof TokensMessages['problems'] | undefined;
}

/** The tokens of programs, and the form of a new one. */
export function TokensPage(props: TokensPageProps) {
  const { m, tokens, isRevoked, formId, kept, made, fields, problem } = props;
  const isFresh = !made && !fields && !problem;
  const typed = props.typed ?? (made ? undefined : kept);
  return (
    <div className="desk-page">
      <h1>{m.title}</h1>
      <p className="small">
        {m.lead} <a href={addresses.programDocument.path.cs}>{m.document}</a>.
      </p>
      {made && <MadeToken m={m} {...made} />}
      {isRevoked && isFresh && <Notice tone="success">{m.revoked}</Notice>}
      {kept && isFresh && <Notice>{m.proven}</Notice>}
      {problem && (
        <Notice tone="error" live>
          {sayProblem(m, problem)}
        </Notice>
      )}
      {tokens.length > 0 ? (
        <TokenTable m={m} tokens={tokens} />
      ) : (
        <EmptyState title={m.empty}>{m.emptyText}</EmptyState>
      )}
      <TokenForm m={m} formId={formId} typed={typed} fields={fields ?? {}} />
    </div>
  );
}

function MadeToken({ m, name, secret }: { m: TokensMessages; name: string; secret: string }) {
  return (
    <Notice tone="success" title={<span className="breakable">{m.made.title(name)}</span>} live>
      <p>{m.made.text(SHOWN_MINUTES)}</p>
      <p>
        <span className="visually-hidden">{m.made.secret}: </span>
        <code className="tokens__secret">{secret}</code>
      </p>
    </Notice>
  );
}

function sayProblem(m: TokensMessages, problem: keyof TokensMessages['problems']): string {
  const word = m.problems[problem];
  return typeof word === 'string' ? word : word(MOST_TOKENS);
}
