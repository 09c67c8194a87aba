import { Lane } from './lane.ts';
import { lanes } from './lanes.ts';

/** The threads of a program, one for each kind of work; each begins with the first work for it. */
export class Threads {
  readonly articles = new Lane(lanes.articles);
  readonly previews = new Lane(lanes.previews);
  readonly emails = new Lane(lanes.emails);
  readonly files = new Lane(lanes.files);
  readonly invoices = new Lane(lanes.invoices);
  readonly pictures = new Lane(lanes.pictures);

  /** Ends all of them; work under way is given up. */
  async close(): Promise<void> {
    const { articles, previews, emails, files, invoices, pictures } = this;
    const all = [articles, previews, emails, files, invoices, pictures];
    await Promise.all(all.map((lane) => lane.close()));
  }
}
