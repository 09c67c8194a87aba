import { favourite } from '#domain/catalogue/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import { useWords } from '#web/words.ts';
import { Ticket } from './ticket.tsx';

export interface PricingProps {
  catalogue: Catalogue;
  /** Where the shop can be written to. */
  contact: string;
}

/**
 * A taste of the price list: of each platform the marked package of its first service. None wears the mark:
 * where all do, it says nothing.
 */
export function Pricing({ catalogue, contact }: PricingProps) {
  const { teaser: words } = useWords().home;
  return (
    <section className="section" id="cenik" aria-labelledby="teaser">
      <div className="column">
        <div className="section-head">
          <h2 id="teaser">{words.title}</h2>
          <p className="lead">{words.lead}</p>
        </div>
        <ul className="tickets">
          {catalogue.platforms.map(({ id, services: [first] }) =>
            first ? (
              <Ticket key={id} catalogue={catalogue} sold={favourite(first)} contact={contact} />
            ) : null,
          )}
        </ul>
      </div>
    </section>
  );
}
