import type { ShownClaim } from '#domain/claims/show-claims.ts';
import type { Shop } from '#domain/shop.ts';
import { SampleMark } from '#web/ui/sample-mark.tsx';
import { tied } from '#web/frame/tied.ts';
import { useWords } from '#web/words.ts';

export interface AboutProps {
  shop: Pick<Shop, 'brand' | 'operator' | 'supportMail'>;
  claims: readonly ShownClaim[];
}

/** Who sells this, said once in plain words, and what to do if one would like to work here. */
export function About({ shop, claims }: AboutProps) {
  const { about: words } = useWords().home;
  const { brand, operator, supportMail } = shop;
  return (
    <section className="section" aria-labelledby="about">
      <div className="column about">
        <h2 id="about">{words.title(brand)}</h2>
        <div className="about__words">
          <p>{words.shop(brand, tied(operator.name), tied(operator.address))}</p>
          <p>{words.honest}</p>
          {claims.length > 0 && (
            <p className="cluster">
              {claims.map(({ id, text }) => (
                <span key={id}>{text}.</span>
              ))}
              {claims.some(({ isSample }) => isSample) && <SampleMark />}
            </p>
          )}
        </div>
        <div className="about__career">
          <h3>{words.career}</h3>
          <p className="quiet">
            {words.hiring} <a href={`mailto:${supportMail}`}>{supportMail}</a>.
          </p>
        </div>
      </div>
    </section>
  );
}
