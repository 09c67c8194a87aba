import { formatWithin } from '#domain/text/period-text.ts';
import { LATEST_START_HOURS, USUAL_START_HOURS } from '#domain/shop/promises.ts';
import type { CatalogueText, ServiceText } from './catalogue-text.ts';

const start = `obvykle do ${USUAL_START_HOURS}, nejpozději do ${formatWithin('cs', LATEST_START_HOURS, 'hour')} od potvrzení platby`;
/** Only at the customer's request: a consumer's order waits otherwise (rules 16). */
const soonStart = `Začneme ${start}, požádáte\u2011li o\u00a0to v\u00a0objednávce`;
/** Begins a description; how the count grows follows. */
const begins = `Požádáte\u2011li o\u00a0to v\u00a0objednávce, začneme ${start}.`;
/** Ends a description, as section 6 of the terms says it. */
const untilGuaranteeEnds =
  'I\u00a0pro garanci musí vše zůstat veřejné a\u00a0pod stejným jménem: co je skryté, omezené nebo přejmenované, po tu dobu doplnit nemůžeme.';
const noPassword = 'Bez hesla a\u00a0bez přístupu k\u00a0účtu';

type Naming = Pick<ServiceText<'cs'>, 'name' | 'shortName' | 'noun' | 'fullNoun' | 'perUnit'>;

const kinds = {
  followers: {
    shortName: 'Sledující',
    noun: { one: 'sledující', few: 'sledující', many: 'sledujícího', other: 'sledujících' },
    perUnit: 'za sledujícího',
  },
  likes: {
    shortName: 'Lajky',
    noun: { one: 'lajk', few: 'lajky', many: 'lajku', other: 'lajků' },
    perUnit: 'za lajk',
  },
  views: {
    shortName: 'Zhlédnutí',
    noun: { one: 'zhlédnutí', few: 'zhlédnutí', many: 'zhlédnutí', other: 'zhlédnutí' },
    perUnit: 'za zhlédnutí',
  },
  subscribers: {
    shortName: 'Odběratelé',
    noun: { one: 'odběratel', few: 'odběratelé', many: 'odběratele', other: 'odběratelů' },
    perUnit: 'za odběratele',
  },
};

function nameKind(kind: keyof typeof kinds, where: string): Naming {
  const { shortName, noun, perUnit } = kinds[kind];
  const { one, few, many, other } = noun;
  return {
    name: `${shortName} ${where}`,
    shortName,
    noun,
    fullNoun: {
      one: `${one} ${where}`,
      few: `${few} ${where}`,
      many: `${many} ${where}`,
      other: `${other} ${where}`,
    },
    perUnit,
  };
}

export const catalogue: CatalogueText<'cs'> = {
  platforms: {
    instagram: {
      name: 'Instagram',
      services: {
        followers: {
          ...nameKind('followers', 'na Instagramu'),
          lead: 'Zvýšíme počet sledujících vašeho profilu na Instagramu, postupně a\u00a0s\u00a0garancí doplnění.',
          benefits: [
            'Sledující přibývají postupně po celou dobu dodání, ne najednou',
            'Ubydou\u2011li dodaní sledující v\u00a0době garance, zdarma je doplníme',
            noPassword,
            'Celý balíček i\u00a0s\u00a0případným bonusem dostane jeden profil',
            soonStart,
          ],
          needs: [
            'Uživatelské jméno nebo odkaz na profil',
            'Osobní nebo firemní profil, případně profil tvůrce, po dobu dodání veřejný a\u00a0beze změny jména',
          ],
          excluded: ['Lajky a\u00a0komentáře u\u00a0příspěvků'],
          description: `${begins} Sledující přidáváme postupně, dokud nepřibude celé objednané množství i\u00a0s\u00a0případným bonusem. Profil mějte po celou dobu dodání veřejný a\u00a0neměňte jeho uživatelské jméno, jinak ho nenajdeme a\u00a0dodání se zastaví. Instagram čas od času účty promazává, a\u00a0počet proto může klesnout; dodané sledující v\u00a0době garance doplníme. ${untilGuaranteeEnds}`,
        },
        likes: {
          ...nameKind('likes', 'na Instagramu'),
          lead: 'Lajky k\u00a0jednomu příspěvku nebo reelu, který si sami vyberete.',
          benefits: [
            'Lajky přibývají postupně po dobu dodání',
            'Lajky, které v\u00a0době garance ubydou, doplníme zdarma',
            noPassword,
            'Celý balíček i\u00a0s\u00a0případným bonusem dostane jeden příspěvek',
            soonStart,
          ],
          needs: [
            'Odkaz na veřejný příspěvek nebo reel',
            'Viditelný počet lajků u\u00a0příspěvku, jinak dodání nemůžeme ověřit',
          ],
          excluded: [
            'Stories: po dni zmizí, proto k\u00a0nim nedodáváme',
            'Komentáře a\u00a0noví sledující',
          ],
          description: `${begins} Lajky přidáváme postupně k\u00a0příspěvku, na který vložíte odkaz. Do konce dodání příspěvek nemažte, nearchivujte ani u\u00a0něj neskrývejte počet lajků; profil mějte veřejný a\u00a0pod stejným jménem. Chcete\u2011li lajky rozdělit mezi více příspěvků, přidejte pro každý vlastní balíček; uplatní se i\u00a0množstevní sleva. ${untilGuaranteeEnds}`,
        },
        views: {
          ...nameKind('views', 'na Instagramu'),
          lead: 'Zhlédnutí jednoho reelu nebo videa na vašem veřejném profilu.',
          benefits: [
            'Zhlédnutí nabíhají postupně po dobu dodání',
            'Odečte\u2011li Instagram v\u00a0době garance dodaná zhlédnutí, doplníme je zdarma',
            noPassword,
            'Všechna zhlédnutí dostane jedno video',
            soonStart,
          ],
          needs: ['Odkaz na reel nebo video na veřejném profilu'],
          excluded: [
            'Fotografie, stories a\u00a0živá vysílání',
            'Lajky, komentáře ani noví sledující',
          ],
          description: `${begins} Zhlédnutí přidáváme postupně k\u00a0videu, na které vložíte odkaz. Video musí být do konce dodání na veřejném profilu se stejným jménem; ke smazanému nebo archivovanému dodávat nejde. Kolik zhlédnutí Instagram zobrazí a\u00a0kdy, určuje jeho počítadlo: obnovuje se se zpožděním a\u00a0čísla průběžně přepočítává. ${untilGuaranteeEnds}`,
        },
      },
    },
    tiktok: {
      name: 'TikTok',
      services: {
        followers: {
          ...nameKind('followers', 'na TikToku'),
          lead: 'Sledující pro váš účet na TikToku, dodaní postupně během několika dnů.',
          benefits: [
            'Sledující přibývají během několika dnů, ne v\u00a0jedné vlně',
            'Úbytek dodaných sledujících v\u00a0době garance doplníme zdarma',
            'Bez hesla a\u00a0bez kódu z\u00a0SMS',
            'Celý balíček i\u00a0s\u00a0případným bonusem dostane jeden účet',
            soonStart,
          ],
          needs: [
            '@jméno nebo odkaz na účet',
            'Veřejný účet; u\u00a0soukromého byste každého sledujícího museli schvalovat',
          ],
          excluded: ['Přístup k\u00a0živému vysílání a\u00a0k\u00a0programům pro tvůrce'],
          description: `${begins} Sledující přidáváme postupně, dokud nepřibude celé objednané množství i\u00a0s\u00a0případným bonusem. Do konce dodání mějte účet veřejný a\u00a0neměňte @jméno. TikTok dovoluje změnu jednou za 30\u00a0dní; kdyby k\u00a0ní došlo, napište nám nové. O\u00a0přístupu k\u00a0vysílání a\u00a0k\u00a0odměnám pro tvůrce rozhoduje TikTok podle vlastních podmínek, pouhý počet sledujících ho nezaručí. ${untilGuaranteeEnds}`,
        },
        likes: {
          ...nameKind('likes', 'na TikToku'),
          lead: 'Lajky k\u00a0jednomu videu nebo fotopříspěvku na TikToku.',
          benefits: [
            'Lajky přibývají postupně a\u00a0přičtou se i\u00a0k\u00a0celkovému součtu lajků na vašem účtu',
            'Úbytek lajků v\u00a0době garance doplníme zdarma',
            noPassword,
            'Celý balíček dostane jeden příspěvek',
            soonStart,
          ],
          needs: [
            'Odkaz přímo na video nebo fotopříspěvek',
            'Příspěvek, který vidí všichni, ne jen přátelé nebo sledující',
          ],
          excluded: ['Místo na stránce Pro tebe; o\u00a0něm rozhoduje TikTok'],
          description: `${begins} Lajky přidáváme postupně k\u00a0příspěvku, na který vložíte odkaz. Příspěvek do konce dodání nemažte, neměňte, kdo ho smí vidět, a\u00a0ponechte si stejné @jméno. Jestli se video dostane na stránku Pro tebe, rozhoduje TikTok; lajky to nezaručí. ${untilGuaranteeEnds}`,
        },
        views: {
          ...nameKind('views', 'na TikToku'),
          lead: 'Zhlédnutí jednoho videa na TikToku, podle balíčku od několika tisíc po statisíce.',
          benefits: [
            'Zhlédnutí nabíhají postupně po dobu dodání',
            'Odečte\u2011li TikTok v\u00a0době garance dodaná zhlédnutí, doplníme je zdarma',
            noPassword,
            'Všechna zhlédnutí dostane jedno video',
            soonStart,
          ],
          needs: ['Odkaz na veřejné video'],
          excluded: ['Živá vysílání a\u00a0stories', 'Doba sledování, lajky ani noví sledující'],
          description: `${begins} Zhlédnutí přidáváme postupně k\u00a0videu, na které vložíte odkaz. Video musí být do konce dodání dostupné všem, bez omezení na přátele, a\u00a0účet pod stejným @jménem. Zvýší se počet zobrazený u\u00a0videa. Odměny pro tvůrce se na dodaná zhlédnutí nevztahují. ${untilGuaranteeEnds}`,
        },
      },
    },
    youtube: {
      name: 'YouTube',
      services: {
        subscribers: {
          ...nameKind('subscribers', 'na YouTube'),
          lead: 'Odběratelé pro váš kanál na YouTube, přidávaní pozvolna a\u00a0s\u00a0garancí doplnění.',
          benefits: [
            'Odběratelé přibývají pozvolna po celou dobu dodání',
            'Odběratele, kteří v\u00a0době garance ubydou, doplníme zdarma',
            'Bez hesla a\u00a0bez přístupu ke kanálu',
            'Celý balíček i\u00a0s\u00a0případným bonusem dostane jeden kanál',
            soonStart,
          ],
          needs: [
            'Odkaz na kanál nebo jeho @jméno',
            'Veřejný kanál s\u00a0viditelným počtem odběratelů',
          ],
          excluded: ['Nárok na Partnerský program; uměle získané odběratele YouTube neuznává'],
          description: `${begins} Odběratele přidáváme pozvolna, dokud nepřibude celé objednané množství i\u00a0s\u00a0případným bonusem. Přesný počet uvidíte v\u00a0YouTube Studiu. Kanál mějte do konce dodání veřejný, s\u00a0viditelným počtem odběratelů a\u00a0beze změny @jména. YouTube zrušené a\u00a0spamové účty z\u00a0počtu pravidelně odečítá; úbytek v\u00a0době garance doplníme. K\u00a0žádosti o\u00a0Partnerský program dodaní odběratelé neslouží. ${untilGuaranteeEnds}`,
        },
        likes: {
          ...nameKind('likes', 'na YouTube'),
          lead: 'Lajky k\u00a0jednomu videu nebo Shortu na YouTube.',
          benefits: [
            'Lajky přibývají postupně během několika dnů',
            'Úbytek lajků v\u00a0době garance doplníme zdarma',
            noPassword,
            'Celý balíček dostane jedno video',
            soonStart,
          ],
          needs: ['Odkaz na video nebo Short', 'Zobrazený počet lajků u\u00a0videa'],
          excluded: ['Odběratelé kanálu', 'Odstranění palců dolů'],
          description: `${begins} Lajky přidáváme postupně k\u00a0videu, na které vložíte odkaz. Video nechte do konce dodání veřejné, bez věkového omezení a\u00a0se zobrazeným počtem lajků. Lajky se přičítají jen k\u00a0tomuto videu; počet odběratelů kanálu se jimi nemění. ${untilGuaranteeEnds}`,
        },
        views: {
          ...nameKind('views', 'na YouTube'),
          lead: 'Zhlédnutí jednoho videa nebo Shortu na YouTube.',
          benefits: [
            'Zhlédnutí přibývají postupně po dobu dodání',
            'Zhlédnutí, která YouTube v\u00a0době garance odečte, doplníme zdarma',
            noPassword,
            'Všechna zhlédnutí dostane jedno video',
            soonStart,
          ],
          needs: ['Odkaz na veřejné video nebo Short bez věkového a\u00a0územního omezení'],
          excluded: [
            'Doba sledování: do 4.000\u00a0hodin pro Partnerský program se dodaná zhlédnutí nepočítají',
            'Příjmy z\u00a0reklam, lajky a\u00a0komentáře',
          ],
          description: `${begins} Zhlédnutí přidáváme postupně k\u00a0videu, na které vložíte odkaz. Video musí být do konce dodání veřejné, přehratelné bez přihlášení a\u00a0ve všech zemích. Počítadlo YouTube se během dodání může na čas zastavit, protože zhlédnutí kontroluje; co v\u00a0době garance odečte, doplníme. Máte\u2011li u\u00a0videa zapnuté reklamy, zvažte to předem: za nepravou návštěvnost může YouTube výdělek odebrat. ${untilGuaranteeEnds}`,
        },
      },
    },
    facebook: {
      name: 'Facebook',
      services: {
        followers: {
          ...nameKind('followers', 'na Facebooku'),
          lead: 'Sledující pro facebookovou stránku nebo profil, který dovoluje veřejné sledování.',
          benefits: [
            'Sledující přibývají postupně během několika dnů',
            'Úbytek dodaných sledujících v\u00a0době garance doplníme zdarma',
            'Bez hesla a\u00a0bez role správce',
            'Celý balíček dostane jedna stránka nebo profil',
            soonStart,
          ],
          needs: [
            'Odkaz na stránku nebo profil',
            'Zveřejněná stránka bez omezení věku a\u00a0země, u\u00a0profilu povolené veřejné sledování',
          ],
          excluded: ['Členy skupin', 'Recenze a\u00a0hodnocení stránky'],
          description: `${begins} Sledující přidáváme postupně, dokud nepřibude celé objednané množství. Stránku nechte do konce dodání zveřejněnou, bez omezení věku a\u00a0země, a\u00a0neměňte její uživatelské jméno; u\u00a0osobního profilu musí být povolené veřejné sledování. Jde o\u00a0počet sledujících, k\u00a0recenzím a\u00a0hodnocení stránky nic nepřidáváme. ${untilGuaranteeEnds}`,
        },
        likes: {
          ...nameKind('likes', 'na Facebooku'),
          lead: 'Lajky k\u00a0jednomu veřejnému příspěvku, fotografii nebo videu na Facebooku.',
          benefits: [
            'Reakce „To se mi líbí“ přibývají postupně po dobu dodání',
            'Úbytek lajků v\u00a0době garance doplníme zdarma',
            noPassword,
            'Celý balíček dostane jeden příspěvek',
            soonStart,
          ],
          needs: [
            'Odkaz na konkrétní veřejný příspěvek, fotografii nebo video',
            'Viditelný počet reakcí',
          ],
          excluded: [
            'Příspěvky, které vidí jen přátelé nebo členové skupiny',
            'Ostatní reakce a\u00a0sledující stránky',
          ],
          description: `${begins} Reakce „To se mi líbí“ přidáváme postupně k\u00a0příspěvku, na který vložíte odkaz. Příspěvek do konce dodání nemažte ani neměňte, kdo ho smí vidět, a\u00a0nechte viditelný počet reakcí. Nejde o\u00a0sledující stránky; ty najdete jako samostatnou službu. ${untilGuaranteeEnds}`,
        },
      },
    },
  },
  upcoming: {
    twitter: {
      name: 'X',
      comingSoon: 'Ceny pro X zatím nemáme. Napište nám, co potřebujete.',
    },
    spotify: {
      name: 'Spotify',
      comingSoon: 'Ceny pro Spotify zatím nemáme. Napište nám, co potřebujete.',
    },
  },
  contactLabel: 'Napište nám',
};
