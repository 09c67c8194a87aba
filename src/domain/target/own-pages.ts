import { namesIn } from './link.ts';

/**
 * Words that lead to pages of Instagram or Facebook, or did, or may one day, and that somebody may be
 * called: a link to one is asked about (rules 8). They help; what asks first is the form of a link.
 */
const pages = namesIn(
  'account activity admin ads api app appcenter apps archive birthdays blog boost ' +
    'business calendar careers channel chat close_friends community contact cookies ' +
    'creator creators developers discover download effects embed events faq ' +
    'favorites fbx feed following followers friends games gift guides help info ' +
    'insights jobs language lite live location logout maps media messages messenger metaverified ' +
    'mobile monetization movies music nametag news notes offers orders pay people places ' +
    'policies post posts premium press privacy professional_dashboard profile promote register ' +
    'reviews safety saved search security services settings shop shops signup sports stars store ' +
    'story subscriptions suggested support survey tag tags test threads trending upload ' +
    'user users verified video videos weather workplace your_activity',
);

/** What stands after the name on the pages of a profile: about, about_overview, photos_by, tagged. */
const tabs =
  /^(?:about|photos|videos|friends|reels|live|posts|reviews|community|events|follow(?:ers|ing)|groups|likes|mentions|shop|map|tagged|channel|guides|feed|embed|reposts|profilecard)(?:_[a-z_]+)?$/;

/** What browsers and programs fetch from a site; hardly anybody is called so. */
const FILE = /\.(?:m?js|json|css|html?|xml|txt|ico|png|jpe?g|svg)$/i;

/**
 * Whether a path is all that a profile's is where any word may be a name: the name, and at most one page of
 * the profile after it.
 */
export function isOfProfile([name = '', page, ...more]: readonly string[]): boolean {
  const isName = name.length > 2 && !FILE.test(name) && !pages.has(name.toLowerCase());
  return isName && more.length === 0 && (page === undefined || tabs.test(page));
}
