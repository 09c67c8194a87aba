import { plural } from '#domain/locale.ts';
import { REVIEW_NAME_MOST, REVIEW_TEXT } from '#domain/reviews/review-form.ts';
import type { Rating } from '#domain/reviews/review.ts';
import type { ReviewProblem } from '#domain/reviews/review-form.ts';

/** Words of the page that an invitation to a review leads to. Czech is the type. */
export const review = {
  title: 'Napište recenzi',
  lead: (number: number) =>
    `Týká se objednávky č.\u00a0${number}. Napište, co bylo dobře i\u00a0co bylo špatně.`,
  rating: 'Kolik hvězdiček dáte?',
  ratings: {
    5: 'Výborné',
    4: 'Dobré',
    3: 'Ujde to',
    2: 'Slabé',
    1: 'Špatné',
  } satisfies Record<Rating, string>,
  line: 'O\u00a0čem píšete?',
  service: 'Hodnotíte',
  text: 'Vaše zkušenost',
  textHint: 'Nepište prosím heslo, telefon ani jiné osobní údaje.',
  name: 'Podpis',
  nameHint: 'Takto bude recenze podepsaná. Stačí křestní jméno nebo přezdívka.',
  consent: 'Souhlasím se zveřejněním recenze pod tímto podpisem.',
  checked:
    'Recenzi před zveřejněním přečte člověk. Zamítne jen spam, urážky, osobní údaje, text, který se objednávky netýká, nebo protiprávní obsah. Kritika nevadí.',
  checkedLink: 'Jak recenze získáváme a\u00a0ověřujeme',
  send: 'Odeslat recenzi',
  summary: (count: number): string =>
    count === 1
      ? 'Zbývá opravit jedno pole'
      : `Zbývá opravit ${count}\u00a0${plural('cs', count, { one: 'pole', few: 'pole', other: 'polí' })}`,
  errorTitle: (title: string) => `Chyba: ${title}`,
  problems: {
    'rating-missing': 'Vyberte počet hvězdiček.',
    'text-missing': 'Napište pár slov o\u00a0tom, jak to proběhlo.',
    'text-short': `Napište prosím víc, alespoň ${REVIEW_TEXT.least}\u00a0znaků.`,
    'text-long': `Zkraťte prosím text na ${REVIEW_TEXT.most}\u00a0znaků.`,
    'name-missing': 'Vyplňte podpis, třeba jen křestní jméno.',
    'name-long': `Zkraťte prosím podpis na ${REVIEW_NAME_MOST}\u00a0znaků.`,
    'line-missing': 'Vyberte, o\u00a0kterém balíčku píšete.',
    'consent-missing': 'Bez vašeho souhlasu recenzi zveřejnit nemůžeme.',
  } satisfies Record<ReviewProblem, string>,
  tooOften: 'Odesláno příliš mnohokrát za sebou. Počkejte prosím chvíli a\u00a0zkuste to znovu.',
  away: 'Recenzi se teď nepodařilo uložit. Text zůstal vyplněný, zkuste ho prosím za chvíli odeslat znovu.',
  done: {
    title: 'Děkujeme za recenzi',
    text: 'Recenzi máme uloženou a\u00a0přečte si ji člověk. Zveřejníme\u2011li ji, najdete ji mezi ostatními s\u00a0označením „Ověřený nákup“.',
    link: 'Přejít na recenze',
  },
  notBought: {
    title: 'Tuto objednávku už hodnotit nejde',
    text: 'Recenzi může napsat jen ten, kdo si službu koupil. Od této objednávky jste odstoupili, nic se za ni neplatilo, nebo jste dostali peníze zpět.',
    link: 'Přejít na recenze',
  },
  stop: {
    title: 'Pozvánky k\u00a0recenzím',
    text: 'Jedním stisknutím zařídíte, že vám pozvánku k\u00a0recenzi už nikdy nepošleme, ani u\u00a0dalších objednávek. E\u2011mailů o\u00a0samotných objednávkách se to netýká.',
    button: 'Pozvánky už neposílat',
    doneTitle: 'Pozvánky už posílat nebudeme',
    doneText: 'Vaše přání je uložené. Recenzi k\u00a0této objednávce můžete napsat i\u00a0tak.',
    write: 'Napsat recenzi',
  },
};

export type ReviewPageMessages = typeof review;
