import { Lane } from './lane.ts';
import { lanes } from './lanes.ts';

/** The threads of a program, one for each kind of work; each begins with the first work for it. */
export class Threads {
  readonly articles = new Lane(lanes.articles);
  readonly emails = new Lane(lanes.emails);
  readonly files = new Lane(lanes.files);
  readonly invoices = new Lane(lanes.invoices);
  readonly pictures = new Lane(lanes.pictures);

  /** Ends all of them; work under way is given up. */
  async close(): Promise<void> {
    const { articles, emails, files, invoices, pictures } = this;
    await Promise.all([articles, emails, files, invoices, pictures].map((lane) => lane.close()));
  }
}
