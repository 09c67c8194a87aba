import { namesIn } from './link.ts';

/** Pages of both networks' own: on neither anybody is called so. */
const ofBoth =
  'about directory home legal login notifications p privacy reel reels share stories terms ' +
  'www';
/** Facebook's own: on Instagram somebody may be called so, and is asked about. */
const ofFacebook =
  'ads adsmanager bookmarks business careers creatorstudio dialog donate email events feed ' +
  'friends games gaming groups hashtag help jobs l latest lite live marketplace me media ' +
  'memories messages notes pages people pg photo photos plugins pokes policies public ' +
  'recover reg saved search settings sharer t video videos watch';
/** Instagram's own: on Facebook somebody may be called so, and is asked about. */
const ofInstagram =
  '_n _u accounts ajax api ar audio challenge channel consent create developer direct ' +
  'download emails explore fxcal graphql invites locations oauth popular press qr s session ' +
  'static topics tv web';
/** What leads to a page of either, or did, or may one day, and may be somebody's name on both. */
const ofNeither =
  'academy account activity admin app appcenter apps archive birthdays blooddonations blog boost calendar chat ' +
  'close_friends community contact cookies creator creators developers discover effects ' +
  'embed faq favorites fbx followers following fundraisers gift guides info insights language location ' +
  'logout maps messenger metaverified mobile monetization movies music nametag news offers ' +
  'onthisday orders pay places post posts premium professional_dashboard profile promote register ' +
  'reviews safety security services shop shops signup sports stars store story ' +
  'subscriptions suggested support survey tag tags test threads trending upload user users ' +
  'verified weather workplace your_activity';

/** Names that a network refuses: its own pages. */
export const ownPages = {
  instagram: namesIn(`${ofBoth} ${ofInstagram}`),
  facebook: namesIn(`${ofBoth} ${ofFacebook}`),
};

/** A link to one of these words is asked about (rules 8). They help; what asks first is the form of a link. */
const pages = namesIn(`${ofNeither} ${ofFacebook} ${ofInstagram}`);

/** What stands after the name on the pages of a profile: about, about_overview, photos_by, tagged. */
const tabs =
  /^(?:about|photos|videos|friends|reels|live|posts|reviews|community|events|follow(?:ers|ing)|groups|likes|mentions|shop|map|tagged|channel|guides|feed|embed|reposts|profilecard)(?:_[a-z_]+)?$/;

/** What browsers and programs fetch from a site; hardly anybody is called so. */
const FILE = /\.(?:m?js|json|css|html?|xml|txt|ico|png|jpe?g|svg|php|aspx?|jsp)$/i;

/**
 * Whether a path is all that a profile's is where any word may be a name: the name, and at most one page of
 * the profile after it.
 */
export function isOfProfile([name = '', page, ...more]: readonly string[]): boolean {
  const isName = name.length > 2 && !FILE.test(name) && !pages.has(name.toLowerCase());
  return isName && more.length === 0 && (page === undefined || tabs.test(page));
}
