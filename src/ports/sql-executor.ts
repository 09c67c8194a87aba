/** The little that an embedded port asks of a database; a pool of `pg` fits. */
export interface SqlExecutor {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}
