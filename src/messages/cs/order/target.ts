import { formatCount } from '#domain/money.ts';
import { MAX_TARGET_LENGTH } from '#domain/target/target.ts';

/** What is said about a target, wherever it is asked for or shown. */
export const target = {
  names: {
    profileNumber: 'Profil č.',
    profile: 'Profil',
    channel: 'Kanál',
    post: 'Příspěvek',
    reel: 'Reel',
    short: 'Short',
    video: 'Video',
    photo: 'Fotka',
    shared: 'Sdílený odkaz',
  },
  whichPost: 'Ke kterému příspěvku?',
  /** Beside a profile that stands where a post is wanted. */
  whichPostHint: 'Bez odkazu na příspěvek se vás zeptáme a\u00a0dodání do té doby počká.',
  /** Beside what was read of a link that may be a page of the network itself. */
  openAndCheck: 'otevřít a\u00a0zkontrolovat',
  willVerify: 'Odkaz ověříme po zaplacení.',
};

export type TargetWords = typeof target;

/** What the order page alone says; the wizard's words go to the browser. */
export const orderTarget = {
  /** Where the profile is known. */
  postOnlyHint: 'Vložte odkaz na příspěvek nebo video z\u00a0tohoto profilu.',
  postsAsked: {
    heading: 'Ke kterému příspěvku?',
    text: 'U\u00a0vyznačených balíčků známe jen profil. Vložte odkaz na příspěvek nebo video; do té doby dodání počká.',
  },
  /** The same target as the one that could not be found. */
  same: 'Tento odkaz už máme a\u00a0nic na něm nevidíme. Vložte prosím jiný, nebo nám napište.',
  /** Nothing is chosen here, so no choice is spoken of. */
  otherPlatform: (platform: string) =>
    `Toto je odkaz na ${platform}, tento balíček je ale pro jinou síť.`,
  postsWait: 'Balíčky bez příspěvku začneme dodávat, až na něj doplníte odkaz.',
};

export type OrderTargetWords = typeof orderTarget;

/** What e-mails alone say. */
export const emailTarget = {
  /** In the e-mail to the customer. */
  postsMissing:
    'U\u00a0části objednávky známe jen profil, ne příspěvek. Vložte prosím na stránce objednávky odkaz na příspěvek nebo video, ke kterému máme dodávat. Dokud ho nemáme, tuto část dodávat nezačneme.',
  /** In the e-mail to the shop, which reads Czech. */
  postsMissingShop:
    'U\u00a0některých balíčků známe jen profil, ne příspěvek. Zákazník má odkaz vložit na stránce objednávky; do té doby tyto balíčky nedodávejte. Až bude objednávka úplná, dáme vám vědět.',
  unverifiedShop:
    'Jeden z\u00a0profilů je sdílený odkaz. Než začnete dodávat, otevřete ho a\u00a0ověřte, že vede na profil.',
};

export const targetProblems = {
  'target-missing': 'Vložte jméno profilu nebo odkaz',
  'target-unreadable':
    'Tomu nerozumíme. Vložte @jméno bez mezer a\u00a0háčků, nebo odkaz z\u00a0prohlížeče.',
  'target-too-long': `Text je příliš dlouhý, nejvýše ${formatCount('cs', MAX_TARGET_LENGTH)}\u00a0znaků. Vložte jen @jméno nebo odkaz.`,
  'target-other-platform': (platform: string) =>
    `Toto je odkaz na ${platform}, ale vybrali jste jinou platformu.`,
  'target-needs-profile':
    'Toto je odkaz na příspěvek. Pro tuto službu vložte @jméno nebo odkaz na profil.',
  'target-needs-post':
    'Toto je profil. Vložte odkaz na příspěvek nebo video, ke kterému máme dodávat.',
  'target-short-link':
    'Z\u00a0tohoto odkazu nepoznáme, kam vede. Otevřete ho a\u00a0zkopírujte adresu, nebo napište @jméno.',
  'target-story':
    'Toto je odkaz na story nebo výběr z\u00a0nich. Vložte odkaz na profil, u\u00a0lajků a\u00a0zhlédnutí na příspěvek.',
  'target-post-or-profile':
    'Je to příspěvek, nebo jméno profilu? Příspěvek vložte jako celý odkaz, před jméno profilu napište @.',
  'target-elsewhere':
    'Tento odkaz nevede na profil ani na příspěvek. Otevřete ten, který máte na mysli, a\u00a0zkopírujte jeho adresu, nebo napište @jméno.',
  'target-link-page':
    'Toto je rozcestník s\u00a0odkazy. Potřebujeme přímo profil nebo příspěvek: otevřete ho a\u00a0zkopírujte jeho adresu.',
  'target-other-site':
    'Tento odkaz vede na jiný web. Potřebujeme @jméno nebo odkaz z\u00a0vybrané platformy.',
  'target-email': 'To vypadá jako e\u2011mail. Potřebujeme @jméno nebo odkaz.',
  'target-phone': 'To vypadá jako telefonní číslo. Potřebujeme @jméno nebo odkaz.',
  'target-hashtag': 'To vypadá jako hashtag. Potřebujeme @jméno nebo odkaz.',
  'target-display-name':
    'To vypadá jako název profilu. Potřebujeme @jméno bez mezer a\u00a0háčků, nebo odkaz.',
};
