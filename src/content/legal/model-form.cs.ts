import type { Shop } from '#domain/shop/shop.ts';
import type { LegalForm } from './legal-text.ts';

/** The wording of the annex to Government Regulation 29/2023, with the shop as the receiver. */
export function writeModelForm({ operator, supportMail }: Shop): LegalForm {
  return {
    kind: 'form',
    title: 'Vzorový formulář pro odstoupení od smlouvy',
    lines: [
      '(Vyplňte tento formulář a\u00a0pošlete jej zpět pouze v\u00a0případě, že chcete odstoupit od smlouvy.)',
      `Adresát: ${operator.name}, ${operator.address}, ${supportMail}`,
      'Oznamuji/oznamujeme (*), že tímto odstupuji/odstupujeme (*) od smlouvy o\u00a0poskytnutí těchto služeb (*):',
      'Datum objednání (*)/datum obdržení (*):',
      'Číslo objednávky (nepovinné):',
      'Jméno a\u00a0příjmení spotřebitele/spotřebitelů:',
      'Adresa spotřebitele/spotřebitelů:',
      'Podpis spotřebitele/spotřebitelů (pouze pokud je tento formulář zasílán v\u00a0listinné podobě):',
      'Datum:',
      '(*) Nehodící se škrtněte nebo údaje doplňte.',
    ],
  };
}
