import type { Scope } from '#domain/api/token.ts';
import type { TokensMessages } from '#messages/cs/admin/webhooks.ts';
import { ListTable } from '#web/admin/list/list-table.tsx';
import { ConfirmButton } from '#web/admin/page/confirm-button.tsx';

/** A token as the list shows it; days in words. */
export interface ListedToken {
  id: string;
  name: string;
  scopes: readonly Scope[];
  made: string;
  used: string | undefined;
  lastDay: string | undefined;
  revoked: string | undefined;
  holds: boolean;
}

interface TokenTableProps {
  m: TokensMessages;
  tokens: readonly ListedToken[];
}

/** All tokens; a row that holds has the form that ends it. */
export function TokenTable({ m, tokens }: TokenTableProps) {
  const { list } = m;
  return (
    <ListTable
      caption={list.caption}
      rows={tokens}
      keyOf={(token) => token.id}
      columns={[
        {
          head: list.name,
          isName: true,
          render: (token) => (
            <>
              <span className="breakable">{token.name}</span>
              <span className="small faint list-table__below">{list.made(token.made)}</span>
            </>
          ),
        },
        {
          head: list.may,
          render: (token) => (
            <ul className="tokens__scopes">
              {token.scopes.map((scope) => (
                <li key={scope} className="small">
                  {m.scopes[scope]}
                </li>
              ))}
            </ul>
          ),
        },
        { head: list.used, render: (token) => token.used ?? list.never },
        { head: list.state, render: (token) => stateOf(token, m) },
        { head: list.revoke, render: (token) => token.holds && <Revoking m={m} token={token} /> },
      ]}
    />
  );
}

function stateOf({ revoked, lastDay, holds }: ListedToken, { list }: TokensMessages): string {
  if (revoked !== undefined) return list.revoked(revoked);
  if (lastDay === undefined) return list.holds;
  return holds ? list.until(lastDay) : list.ended(lastDay);
}

function Revoking({ m: { list }, token }: { m: TokensMessages; token: ListedToken }) {
  return (
    <ConfirmButton
      title={list.revoke}
      label={list.revokeOf(token.name)}
      text={list.sure(token.name)}
      yes={list.yes}
      action="revoke"
    >
      <input type="hidden" name="id" value={token.id} />
    </ConfirmButton>
  );
}
