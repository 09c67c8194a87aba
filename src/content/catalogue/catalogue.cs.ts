import { within } from '#domain/period-text.ts';
import { USUAL_START_HOURS } from '#domain/promises.ts';
import type { CatalogueText, ServiceText } from './catalogue-text.ts';

const usualStart = within('cs', USUAL_START_HOURS, 'hour');

type Naming = Pick<ServiceText<'cs'>, 'name' | 'shortName' | 'noun' | 'fullNoun' | 'perPiece'>;

const kinds = {
  followers: {
    shortName: 'Sledující',
    noun: { one: 'sledující', few: 'sledující', many: 'sledujícího', other: 'sledujících' },
    perPiece: 'za sledujícího',
  },
  likes: {
    shortName: 'Lajky',
    noun: { one: 'lajk', few: 'lajky', many: 'lajku', other: 'lajků' },
    perPiece: 'za lajk',
  },
  views: {
    shortName: 'Zhlédnutí',
    noun: { one: 'zhlédnutí', few: 'zhlédnutí', many: 'zhlédnutí', other: 'zhlédnutí' },
    perPiece: 'za zhlédnutí',
  },
  subscribers: {
    shortName: 'Odběratelé',
    noun: { one: 'odběratel', few: 'odběratelé', many: 'odběratele', other: 'odběratelů' },
    perPiece: 'za odběratele',
  },
};

function named(kind: keyof typeof kinds, where: string): Naming {
  const { shortName, noun, perPiece } = kinds[kind];
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
    perPiece,
  };
}

function metricsNotice(rules: string, bought: string): string {
  return `Dodané metriky nemusí pocházet od skutečných aktivních uživatelů a\u00a0jejich počet může časem klesnout. ${rules} nákup ${bought} zakazují: platforma je může odebrat, omezit váš dosah nebo účet zablokovat. Úbytek v\u00a0době garance doplníme, rozhodnutí platformy ale ovlivnit nemůžeme.`;
}

export const catalogue: CatalogueText<'cs'> = {
  platforms: {
    instagram: {
      name: 'Instagram',
      metricsNotice: metricsNotice('Pravidla Instagramu', 'sledujících, lajků a\u00a0zhlédnutí'),
      services: {
        followers: {
          ...named('followers', 'na Instagramu'),
          lead: 'Zvýšíme počet sledujících vašeho profilu na Instagramu, postupně a\u00a0s\u00a0garancí doplnění.',
          features: [
            'Stačí uživatelské jméno nebo odkaz na profil, heslo nikdy nechceme',
            'Sledující přibývají postupně po celou dobu dodání, ne najednou',
            'Ubydou-li dodaní sledující v\u00a0době garance, zdarma je doplníme',
            'Osobní, tvůrčí i\u00a0firemní profil; do konce garance musí být veřejný a\u00a0beze změny jména',
            'Lajky ani komentáře u\u00a0příspěvků součástí nejsou',
          ],
          description: `Do ${usualStart} od potvrzení platby začneme k\u00a0vašemu profilu přidávat sledující a\u00a0pokračujeme postupně, dokud nedosáhneme objednaného počtu včetně případného bonusu. Profil mějte po celou dobu dodání i\u00a0garance veřejný a\u00a0neměňte jeho uživatelské jméno, jinak ho nenajdeme a\u00a0dodání se zastaví. Instagram čas od času účty promazává, a\u00a0počet proto může klesnout; dodané sledující v\u00a0době garance doplníme.`,
        },
        likes: {
          ...named('likes', 'na Instagramu'),
          lead: 'Lajky k\u00a0jednomu příspěvku nebo reelu, který si sami vyberete.',
          features: [
            'Potřebujeme odkaz na veřejný příspěvek nebo reel; stories nejdou, po dni zmizí',
            'Celý balíček i\u00a0s\u00a0případným bonusem dostane jeden příspěvek',
            'Lajky přibývají postupně po dobu dodání',
            'Počet lajků u\u00a0příspěvku nechte viditelný, jinak dodání nemůžeme ověřit',
            'Lajky, které v\u00a0době garance ubydou, doplníme zdarma',
          ],
          description: `Do ${usualStart} od potvrzení platby začneme přidávat lajky k\u00a0příspěvku, na který pošlete odkaz. Do konce dodání příspěvek nemažte, nearchivujte a\u00a0neskrývejte u\u00a0něj počet lajků a\u00a0profil mějte veřejný a\u00a0pod stejným jménem. Chcete-li lajky rozdělit mezi více příspěvků, přidejte pro každý vlastní balíček; uplatní se i\u00a0množstevní sleva.`,
        },
        views: {
          ...named('views', 'na Instagramu'),
          lead: 'Zhlédnutí jednoho reelu nebo videa na vašem veřejném profilu.',
          features: [
            'Potřebujeme odkaz na reel nebo video; k\u00a0fotografiím, stories a\u00a0živým vysíláním nedodáváme',
            'Všechna zhlédnutí se připíšou jednomu videu',
            'Počítadlo Instagramu se obnovuje se zpožděním, nárůst proto uvidíte po částech',
            'Jde o\u00a0počet přehrání; lajky, komentáře ani noví sledující součástí nejsou',
            'Odečte-li Instagram v\u00a0době garance dodaná zhlédnutí, doplníme je zdarma',
          ],
          description: `Do ${usualStart} od potvrzení platby začneme přidávat zhlédnutí k\u00a0videu, na které pošlete odkaz. Video musí zůstat na veřejném profilu se stejným jménem; smazané nebo archivované video dodat nejde. Kolik zhlédnutí Instagram zobrazí a\u00a0kdy, určuje jeho počítadlo, které čísla průběžně přepočítává.`,
        },
      },
    },
    tiktok: {
      name: 'TikTok',
      metricsNotice: metricsNotice('Pravidla TikToku', 'sledujících, lajků a\u00a0zhlédnutí'),
      services: {
        followers: {
          ...named('followers', 'na TikToku'),
          lead: 'Sledující pro váš účet na TikToku, dodaní postupně během několika dnů.',
          features: [
            'Stačí @jméno nebo odkaz na účet, heslo ani kód z\u00a0SMS nechceme',
            'Účet musí být veřejný; soukromý účet by každého sledujícího musel schválit',
            'Sledující přibývají po dnech, ne v\u00a0jedné vlně',
            'Úbytek dodaných sledujících v\u00a0době garance doplníme zdarma',
            'Přístup k\u00a0živému vysílání ani k\u00a0programům pro tvůrce tím nezískáte',
          ],
          description: `Do ${usualStart} od potvrzení platby začneme k\u00a0vašemu účtu přidávat sledující a\u00a0postupně dojdeme k\u00a0objednanému počtu včetně případného bonusu. Do konce garance mějte účet veřejný a\u00a0neměňte @jméno; TikTok dovoluje změnu jednou za 30\u00a0dní, a\u00a0kdyby k\u00a0ní došlo, napište nám nové. O\u00a0přístupu k\u00a0vysílání a\u00a0k\u00a0odměnám pro tvůrce rozhoduje TikTok podle vlastních podmínek, pouhý počet sledujících ho nezaručí.`,
        },
        likes: {
          ...named('likes', 'na TikToku'),
          lead: 'Lajky k\u00a0jednomu videu nebo fotopříspěvku na TikToku.',
          features: [
            'Potřebujeme odkaz přímo na video nebo fotopříspěvek, ne na účet',
            'Celý balíček dostane jeden příspěvek',
            'Příspěvek musí vidět všichni, ne jen přátelé nebo sledující',
            'Lajky se přičtou i\u00a0k\u00a0celkovému součtu lajků na vašem účtu',
            'Úbytek lajků v\u00a0době garance doplníme zdarma',
          ],
          description: `Do ${usualStart} od potvrzení platby začneme přidávat lajky k\u00a0příspěvku, na který pošlete odkaz. Příspěvek do konce dodání nemažte, neměňte, kdo ho smí vidět, a\u00a0ponechte si stejné @jméno. Jestli se video dostane na stránku Pro tebe, rozhoduje TikTok; lajky to nezaručí.`,
        },
        views: {
          ...named('views', 'na TikToku'),
          lead: 'Zhlédnutí jednoho videa na TikToku, od menšího povzbuzení po statisíce.',
          features: [
            'Potřebujeme odkaz na veřejné video; živá vysílání a\u00a0stories nejdou',
            'Všechna zhlédnutí dostane jedno video',
            'Zhlédnutí nabíhají postupně, u\u00a0velkých balíčků po celou dobu dodání',
            'Doba sledování, lajky ani noví sledující součástí nejsou',
            'Odečte-li TikTok v\u00a0době garance dodaná zhlédnutí, doplníme je zdarma',
          ],
          description: `Do ${usualStart} od potvrzení platby začneme přidávat zhlédnutí k\u00a0videu, na které pošlete odkaz. Video musí být do konce dodání dostupné všem, bez omezení na přátele, a\u00a0účet pod stejným @jménem. Zvýší se počet zobrazený u\u00a0videa; odměny pro tvůrce TikTok počítá jinak a\u00a0na dodaná zhlédnutí se nevztahují.`,
        },
      },
    },
    youtube: {
      name: 'YouTube',
      metricsNotice: metricsNotice('Pravidla YouTube', 'odběratelů, lajků a\u00a0zhlédnutí'),
      services: {
        subscribers: {
          ...named('subscribers', 'na YouTube'),
          lead: 'Odběratelé pro váš kanál na YouTube, přidávaní pozvolna a\u00a0s\u00a0garancí doplnění.',
          features: [
            'Stačí odkaz na kanál nebo @označení, přístup ke kanálu nechceme',
            'Počet odběratelů kanálu nesmí být skrytý',
            'Přesný počet najdete v\u00a0YouTube Studiu, veřejný údaj YouTube od tisíce zaokrouhluje',
            'Odběratele, kteří v\u00a0době garance ubydou, doplníme zdarma',
            'Pro Partnerský program s\u00a0nimi nepočítejte, uměle získané odběratele YouTube neuznává',
          ],
          description: `Do ${usualStart} od potvrzení platby začneme ke kanálu přidávat odběratele a\u00a0pokračujeme pozvolna až k\u00a0objednanému počtu včetně případného bonusu. Kanál mějte do konce garance veřejný, s\u00a0viditelným počtem odběratelů a\u00a0beze změny @označení. YouTube zrušené a\u00a0spamové účty z\u00a0počtu pravidelně odečítá; úbytek v\u00a0době garance doplníme. K\u00a0žádosti o\u00a0Partnerský program dodaní odběratelé neslouží.`,
        },
        likes: {
          ...named('likes', 'na YouTube'),
          lead: 'Lajky k\u00a0jednomu videu nebo Shorts na vašem kanálu.',
          features: [
            'Potřebujeme odkaz na video nebo Shorts, ne na kanál',
            'Počet lajků u\u00a0videa musí být zobrazený',
            'Celý balíček dostane jedno video',
            'Lajky přibývají postupně během několika dnů',
            'Úbytek lajků v\u00a0době garance doplníme zdarma; palce dolů odstranit neumíme',
          ],
          description: `Do ${usualStart} od potvrzení platby začneme přidávat lajky k\u00a0videu, na které pošlete odkaz. Video nechte do konce dodání veřejné, bez věkového omezení a\u00a0se zobrazeným počtem lajků. Lajky se přičítají jen k\u00a0tomuto videu; počet odběratelů kanálu se jimi nemění.`,
        },
        views: {
          ...named('views', 'na YouTube'),
          lead: 'Zhlédnutí jednoho videa nebo Shorts na YouTube.',
          features: [
            'Potřebujeme odkaz na veřejné video bez věkového a\u00a0územního omezení',
            'Všechna zhlédnutí dostane jedno video',
            'YouTube počet ověřuje a\u00a0může ho přepočítat; odečtená zhlédnutí v\u00a0době garance doplníme',
            'Délku sledování nezaručujeme, do 4.000\u00a0hodin pro Partnerský program s\u00a0nimi nepočítejte',
            'Příjmy z\u00a0reklam, lajky ani komentáře součástí nejsou',
          ],
          description: `Do ${usualStart} od potvrzení platby začneme přidávat zhlédnutí k\u00a0videu, na které pošlete odkaz. Video musí být do konce dodání veřejné, přehratelné bez přihlášení a\u00a0ve všech zemích. Počítadlo YouTube se během dodání může na čas zastavit, protože zhlédnutí kontroluje; co v\u00a0době garance odečte, doplníme. Máte-li na videu zapnuté reklamy, zvažte to předem: za nepravou návštěvnost může YouTube výdělek odebrat.`,
        },
      },
    },
    facebook: {
      name: 'Facebook',
      metricsNotice: metricsNotice('Pravidla Facebooku', 'sledujících a\u00a0lajků'),
      services: {
        followers: {
          ...named('followers', 'na Facebooku'),
          lead: 'Sledující pro facebookovou stránku nebo profil, který dovoluje veřejné sledování.',
          features: [
            'Stačí odkaz na stránku nebo profil, roli správce ani heslo nechceme',
            'Stránka musí být zveřejněná a\u00a0bez omezení věku a\u00a0země',
            'Skupiny nejdou, mají členy, ne sledující',
            'Sledující přibývají postupně během několika dnů',
            'Úbytek dodaných sledujících v\u00a0době garance doplníme zdarma',
          ],
          description: `Do ${usualStart} od potvrzení platby začneme ke stránce nebo profilu přidávat sledující a\u00a0postupně dojdeme k\u00a0objednanému počtu. Stránku nechte do konce garance zveřejněnou, bez omezení věku a\u00a0země, a\u00a0neměňte její uživatelské jméno; u\u00a0osobního profilu musí být povolené veřejné sledování. Jde o\u00a0počet sledujících, k\u00a0recenzím a\u00a0hodnocení stránky nic nepřidáváme.`,
        },
        likes: {
          ...named('likes', 'na Facebooku'),
          lead: 'Lajky k\u00a0jednomu veřejnému příspěvku, fotografii nebo videu na Facebooku.',
          features: [
            'Potřebujeme odkaz na konkrétní příspěvek, fotografii nebo video',
            'Příspěvek musí být veřejný; ve skupinách a\u00a0jen pro přátele dodat nejde',
            'Dodáváme reakci To se mi líbí, ostatní reakce součástí nejsou',
            'Celý balíček dostane jeden příspěvek',
            'Úbytek lajků v\u00a0době garance doplníme zdarma',
          ],
          description: `Do ${usualStart} od potvrzení platby začneme přidávat reakce To se mi líbí k\u00a0příspěvku, na který pošlete odkaz. Příspěvek do konce dodání nemažte ani neměňte, kdo ho smí vidět, a\u00a0nechte viditelný počet reakcí. Nejde o\u00a0sledující stránky; ty najdete jako samostatnou službu.`,
        },
      },
    },
  },
  upcoming: {
    twitter: {
      name: 'X',
      comingSoon: 'Ceny pro X připravujeme. Máte-li zájem už teď, napište nám, co potřebujete.',
    },
    spotify: {
      name: 'Spotify',
      comingSoon:
        'Ceny pro Spotify připravujeme. Máte-li zájem už teď, napište nám, co potřebujete.',
    },
  },
  contactLabel: 'Napište nám',
};
