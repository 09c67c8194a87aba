/** What was posted by one of the forms of the page, to be shown again. */
export interface TypedToken {
  intent: string;
  /** Of the form that makes a token, or of the token that is revoked. */
  id: string;
  name: string;
  scopes: string[];
  lastDay: string;
}

/** The fields of any form of the page. */
export function typedToken(fields: readonly (readonly [string, string])[]): TypedToken {
  const { intent = '', id = '', name = '', lastDay = '' } = Object.fromEntries(fields);
  const scopes = fields.filter(([field]) => field === 'scope').map(([, value]) => value);
  return { intent, id, name, scopes, lastDay };
}
