/** Fields as posted, by name; a missing one reads as empty, and so does a file. */
export type PostedFields = (name: string) => string;

export function postedFields(posted: FormData): PostedFields {
  return (name) => {
    const value = posted.get(name);
    return typeof value === 'string' ? value : '';
  };
}
