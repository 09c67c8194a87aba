import type { Scope } from '#domain/program/token.ts';
import type { TokensMessages } from '#messages/cs/operator/tokens.ts';
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
    <table className="list-table panel">
      <caption className="visually-hidden">{list.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{list.name}</th>
          <th scope="col">{list.may}</th>
          <th scope="col">{list.used}</th>
          <th scope="col">{list.state}</th>
          <th scope="col">{list.revoke}</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.id}>
            <th scope="row" data-label={list.name}>
              <span className="breakable">{token.name}</span>
              <span className="small faint list-table__below">{list.made(token.made)}</span>
            </th>
            <td data-label={list.may}>
              <ul className="tokens__scopes">
                {token.scopes.map((scope) => (
                  <li key={scope} className="small">
                    {m.scopes[scope]}
                  </li>
                ))}
              </ul>
            </td>
            <td data-label={list.used}>{token.used ?? list.never}</td>
            <td data-label={list.state}>{stateOf(token, m)}</td>
            <td data-label={list.revoke}>{token.holds && <Revoking m={m} token={token} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
      intent="revoke"
    >
      <input type="hidden" name="id" value={token.id} />
    </ConfirmButton>
  );
}
