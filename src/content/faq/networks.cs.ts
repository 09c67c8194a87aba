import { type FaqTexts, link } from './faq-text.ts';

type Networks = FaqTexts<
  'instagram' | 'tiktok' | 'youtube' | 'threads' | 'twitter' | 'facebook' | 'linkedin' | 'spotify'
>;

/** Dotazy k jednotlivým sítím. */
export const networkQuestions: Networks = {
  'instagram-packages': {
    question: 'Jaké balíčky pro Instagram prodáváte?',
    answer: [
      '{instagram-followers} ',
      '{instagram-likes} ',
      '{instagram-views} ',
      'Případný bonus, dobu dodání a\u00a0délku garance vidíte u\u00a0každého balíčku. Všechny najdete v\u00a0',
      link('ceníku pro Instagram', { tab: 'instagram' }),
      '.',
    ],
  },
  'instagram-link': {
    question: 'Jaký odkaz z\u00a0Instagramu mám vložit?',
    answer: [
      'U\u00a0sledujících stačí uživatelské jméno nebo odkaz na profil. U\u00a0lajků potřebujeme odkaz na konkrétní příspěvek nebo reel, u\u00a0zhlédnutí na reel nebo video. Odkaz zkopírujete v\u00a0aplikaci přes ikonu sdílení. Uvedete\u2011li u\u00a0lajků nebo zhlédnutí jen profil, zeptáme se, ke kterému příspěvku mají přijít, a\u00a0s\u00a0dodáním do té doby počkáme.',
    ],
  },
  'instagram-private': {
    question: 'Mám soukromý profil na Instagramu. Můžete dodávat?',
    answer: [
      'Ne. Po dobu dodání musí být profil veřejný: u\u00a0soukromého byste každého sledujícího museli schvalovat a\u00a0příspěvek by nikdo jiný neviděl. Před objednávkou ho přepněte na veřejný. Po dodání se rozhodněte znovu; dokud je ale profil skrytý, úbytek v\u00a0rámci garance doplnit nemůžeme.',
    ],
  },
  'instagram-several-posts': {
    question: 'Mohu lajky rozdělit mezi více příspěvků?',
    answer: [
      'Jeden balíček dostane vždy jeden příspěvek. Chcete\u2011li lajky pro více příspěvků, přidejte do košíku pro každý vlastní balíček s\u00a0jeho odkazem. Všechny se počítají do ',
      link('množstevní slevy', 'priceList'),
      '.',
    ],
  },
  'instagram-stories': {
    question: 'Dodáváte i\u00a0ke stories a\u00a0živému vysílání?',
    answer: [
      'Ne. Story do dne zmizí a\u00a0živé vysílání skončí dřív, než by se dodání stihlo a\u00a0dalo ověřit. Dodáváme k\u00a0profilům, příspěvkům, reelům a\u00a0videím, které na profilu zůstávají.',
    ],
  },
  'instagram-drops': {
    question: 'Proč počet sledujících na Instagramu klesá?',
    answer: [
      'Instagram průběžně odebírá účty, které považuje za neaktivní nebo nepravé, a\u00a0lidé také sami přestávají sledovat. Počet proto může klesnout, aniž za to můžete vy nebo my. Ubydou\u2011li v\u00a0době garance sledující, které jsme dodali, zdarma je doplníme.',
    ],
  },
  'instagram-reach': {
    question: 'Zvýší mi sledující nebo lajky z\u00a0balíčku dosah?',
    answer: [
      'To neslibujeme. Zvýší se počet, který u\u00a0profilu nebo příspěvku ostatní vidí; komu Instagram obsah ukáže, rozhoduje podle chování skutečných diváků. Dodané účty nemusí váš obsah sledovat ani komentovat, takže poměr reakcí k\u00a0počtu sledujících může i\u00a0klesnout.',
    ],
  },

  'tiktok-packages': {
    question: 'Jaké balíčky pro TikTok prodáváte?',
    answer: [
      '{tiktok-followers} ',
      '{tiktok-likes} ',
      '{tiktok-views} ',
      'Ceny a\u00a0garance všech velikostí jsou v\u00a0',
      link('ceníku pro TikTok', { tab: 'tiktok' }),
      '.',
    ],
  },
  'tiktok-link': {
    question: 'Jaký odkaz z\u00a0TikToku mám vložit?',
    answer: [
      'U\u00a0sledujících napište @jméno nebo vložte odkaz na účet, u\u00a0lajků odkaz na video nebo fotopříspěvek a\u00a0u\u00a0zhlédnutí odkaz na video. Z\u00a0některých zkrácených odkazů nepoznáme, kam vedou; formulář vás na to upozorní. V\u00a0tom případě odkaz otevřete a\u00a0zkopírujte celou adresu.',
    ],
  },
  'tiktok-name': {
    question: 'Mohu si během dodání změnit @jméno na TikToku?',
    answer: [
      'Raději s\u00a0tím počkejte. Pod novým jménem účet nenajdeme a\u00a0dodání se zastaví. TikTok dovoluje změnu jednou za 30\u00a0dní; pokud k\u00a0ní přesto dojde, napište nám nové jméno a\u00a0číslo objednávky a\u00a0budeme pokračovat.',
    ],
  },
  'tiktok-live': {
    question: 'Získám díky sledujícím přístup k\u00a0živému vysílání nebo k\u00a0odměnám?',
    answer: [
      'Na to nespoléhejte. O\u00a0přístupu k\u00a0živému vysílání i\u00a0k\u00a0programům pro tvůrce rozhoduje TikTok podle vlastních podmínek a\u00a0pouhý počet sledujících ho nezaručí. Dodaná zhlédnutí se do odměn nezapočítávají.',
    ],
  },
  'tiktok-for-you': {
    question: 'Dostane se moje video na stránku Pro tebe?',
    answer: [
      'To slíbit nemůžeme. Výběr na stránku Pro tebe řídí TikTok a\u00a0lajky ani zhlédnutí z\u00a0balíčku místo na ní nezajistí. Kupujete vyšší počet zobrazený u\u00a0videa, nic víc.',
    ],
  },
  'tiktok-private': {
    question: 'Musí být účet a\u00a0video na TikToku veřejné?',
    answer: [
      'Ano, po celou dobu dodání. Účet nesmí být soukromý a\u00a0video nesmí být jen pro přátele nebo sledující. Stejné je to i\u00a0s\u00a0garancí: co je skryté, po tu dobu doplnit nemůžeme.',
    ],
  },

  'youtube-packages': {
    question: 'Jaké balíčky pro YouTube prodáváte?',
    answer: [
      '{youtube-subscribers} ',
      '{youtube-likes} ',
      '{youtube-views} ',
      'Přehled najdete v\u00a0',
      link('ceníku pro YouTube', { tab: 'youtube' }),
      '.',
    ],
  },
  'youtube-partner-program': {
    question: 'Započítají se koupení odběratelé a\u00a0zhlédnutí do Partnerského programu YouTube?',
    answer: [
      'Ne. Program vyžaduje mimo jiné 1.000\u00a0odběratelů a\u00a04.000\u00a0hodin sledování a\u00a0YouTube do nich koupené odběratele ani zhlédnutí neuznává. Při posuzování žádosti je může odečíst a\u00a0kanál odmítnout. Chcete\u2011li přes YouTube vydělávat, tyto balíčky k\u00a0tomu nepoužívejte.',
    ],
  },
  'youtube-link': {
    question: 'Jaký odkaz z\u00a0YouTube mám vložit?',
    answer: [
      'U\u00a0odběratelů odkaz na kanál nebo jeho @jméno, u\u00a0lajků a\u00a0zhlédnutí odkaz na konkrétní video nebo Short. Funguje i\u00a0krátký odkaz youtu.be, který nabízí tlačítko Sdílet. Video musí být veřejné, bez věkového omezení a\u00a0u\u00a0zhlédnutí dostupné ve všech zemích.',
    ],
  },
  'youtube-hidden-count': {
    question: 'Mohu mít u\u00a0videa na YouTube skrytý počet lajků?',
    answer: [
      'Po dobu dodání ne. Podle zobrazeného počtu poznáme, kolik už přibylo a\u00a0kdy je hotovo. Když ho skryjete, dodání pozastavíme a\u00a0napíšeme vám; pokračujeme, jakmile ho zase zobrazíte.',
    ],
  },
  'youtube-counter': {
    question: 'Počítadlo zhlédnutí na YouTube se zastavilo. Je něco špatně?',
    answer: [
      'Nemusí být. YouTube zhlédnutí průběžně kontroluje a\u00a0počítadlo se přitom může na čas zastavit nebo i\u00a0klesnout. Počkejte do konce doby dodání uvedené na stránce objednávky; pokud ani pak počet nesedí, ',
      link('napište nám', '#kontakt'),
      ' s\u00a0číslem objednávky. Co YouTube v\u00a0době garance odečte, doplníme.',
    ],
  },
  'youtube-ads': {
    question: 'Mám u\u00a0videa zapnuté reklamy. Vadí to?',
    answer: [
      'Ano. Za zhlédnutí, která YouTube vyhodnotí jako nepravou návštěvnost, nezaplatí, vyplacený výdělek může odečíst a\u00a0při opakování celý kanál ze zpeněžení vyřadit. Pro videa, která vydělávají, zhlédnutí nedoporučujeme.',
    ],
  },
  'youtube-subscribers-slowly': {
    question: 'Proč odběratelé přibývají pomalu a\u00a0kde uvidím přesný počet?',
    answer: [
      'Odběratele přidáváme po částech, aby počet nevyskočil naráz. YouTube navíc u\u00a0větších kanálů veřejný počet zaokrouhluje, takže jednotlivé odběratele na něm neuvidíte. Přesné číslo najdete ve svém YouTube Studiu.',
    ],
  },

  'threads-prices': {
    question: 'Prodáváte i\u00a0sledující nebo lajky pro Threads?',
    answer: [
      'Ceník pro Threads zatím nemáme. Máte\u2011li o\u00a0ně zájem, ',
      link('napište nám', '#kontakt'),
      ', vyberte v\u00a0nabídce Threads a\u00a0připište odkaz na profil a\u00a0množství. Odpovíme, zda to umíme dodat, za kolik a\u00a0za jakých podmínek, nebo rovnou, že to nejde.',
    ],
  },
  'threads-instagram': {
    question: 'Když si koupím sledující na Instagramu, přibydou mi i\u00a0na Threads?',
    answer: [
      'Ne. Účet na Threads je sice propojený s\u00a0Instagramem, sledující má ale vlastní. Balíček zvýší jen počet u\u00a0profilu, který v\u00a0objednávce uvedete.',
    ],
  },

  'x-prices': {
    question: 'Kolik stojí sledující a\u00a0lajky na X (dříve Twitter)?',
    answer: [
      'Ceny pro X zatím nemáme, záložka v\u00a0ceníku na to upozorňuje. Poptávku nám můžete poslat přes ',
      link('kontaktní formulář', '#kontakt'),
      ': vyberte X a\u00a0napište, o\u00a0který účet nebo příspěvek jde a\u00a0kolik potřebujete. Objednat a\u00a0zaplatit na webu zatím nejde.',
    ],
  },
  'x-enquiry': {
    question: 'Co mám do poptávky pro X napsat?',
    answer: [
      'Veřejný odkaz na účet nebo příspěvek, co má růst a\u00a0o\u00a0kolik, a\u00a0dokdy to potřebujete. Heslo ani přístup k\u00a0účtu neposílejte. Nabídka vás k\u00a0ničemu nezavazuje. Stejně jako jinde platí, že dodané metriky nemusí pocházet od skutečných aktivních uživatelů a\u00a0že je pravidla X zakazují kupovat.',
    ],
  },

  'facebook-packages': {
    question: 'Jaké balíčky pro Facebook prodáváte?',
    answer: [
      '{facebook-followers} ',
      '{facebook-likes} ',
      'Zhlédnutí pro Facebook v\u00a0nabídce nejsou. Ceny najdete v\u00a0',
      link('ceníku pro Facebook', { tab: 'facebook' }),
      '.',
    ],
  },
  'facebook-page-or-profile': {
    question: 'Lze sledující objednat pro stránku i\u00a0pro osobní profil?',
    answer: [
      'Ano. Stránka musí být zveřejněná a\u00a0bez omezení věku nebo země, u\u00a0osobního profilu je potřeba povolit veřejné sledování. Roli správce ani jiný přístup nechceme.',
    ],
  },
  'facebook-link': {
    question: 'Jaký odkaz z\u00a0Facebooku mám vložit?',
    answer: [
      'U\u00a0sledujících odkaz na stránku nebo profil, u\u00a0lajků na konkrétní veřejný příspěvek, fotografii nebo video. Odkaz ve tvaru facebook.com/share vezmeme u\u00a0sledujících také, po zaplacení ale musíme ověřit, kam vede. Spolehlivější je adresa zkopírovaná z\u00a0prohlížeče.',
    ],
  },
  'facebook-groups': {
    question: 'Dodáváte členy do skupin nebo hodnocení stránky?',
    answer: [
      'Ne, skupiny mají členy, ne sledující. Lajky dodáme i\u00a0k\u00a0příspěvku ve veřejné skupině, ne však k\u00a0tomu, co vidí jen její členové. Recenze a\u00a0hodnocení stránek neprodáváme vůbec: falešné recenze zákon zakazuje.',
    ],
  },
  'facebook-reactions': {
    question: 'Mohu si u\u00a0příspěvku vybrat jinou reakci než „To se mi líbí“?',
    answer: [
      'V\u00a0balíčcích ne, dodáváme jen „To se mi líbí“. Příspěvek musí být veřejný a\u00a0počet reakcí viditelný, jinak dodání nemůžeme ověřit. Lajky u\u00a0příspěvku počet sledujících stránky nezvýší.',
    ],
  },

  'linkedin-prices': {
    question: 'Nabízíte služby pro LinkedIn?',
    answer: [
      'V\u00a0ceníku ne. Na LinkedIn se můžete zeptat ',
      link('ve zprávě', '#kontakt'),
      ': vyberte ho v\u00a0nabídce platforem a\u00a0popište, o\u00a0jaký profil nebo stránku jde. Slíbit předem nemůžeme nic; dostanete buď konkrétní nabídku, nebo upřímné ne.',
    ],
  },
  'linkedin-company': {
    question: 'Vyplatí se kupovat sledující firemní stránce na LinkedInu?',
    answer: [
      'Většinou ne. Obchodní partneři a\u00a0uchazeči o\u00a0práci si vás na LinkedInu prověřují a\u00a0dodané účty nemusí být skuteční lidé z\u00a0vašeho oboru. Vydávat je za zájem o\u00a0firmu by navíc mohlo být klamavé. Napište nám raději, čeho chcete dosáhnout, a\u00a0řekneme, zda vám umíme být užiteční.',
    ],
  },

  'spotify-prices': {
    question: 'Prodáváte přehrání nebo sledující na Spotify?',
    answer: [
      'Zatím ne. Spotify má v\u00a0ceníku záložku, ale ještě bez cen. Poptávku nám můžete ',
      link('poslat zprávou', '#kontakt'),
      ' s\u00a0odkazem na skladbu, playlist nebo profil interpreta; odpovíme, zda a\u00a0za kolik by to šlo.',
    ],
  },
  'spotify-royalties': {
    question: 'Zaplatí mi Spotify za koupená přehrání?',
    answer: [
      'Ne. Přehrání, která označí za umělá, Spotify do výplat ani do žebříčků nepočítá; může je odečíst a\u00a0skladbu stáhnout. Kvůli výdělku proto takovou službu nekupujte u\u00a0nikoho.',
    ],
  },
};
