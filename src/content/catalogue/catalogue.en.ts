import { formatWithin } from '#domain/text/period-text.ts';
import { LATEST_START_HOURS, USUAL_START_HOURS } from '#domain/shop/promises.ts';
import type { CatalogueText, ServiceText } from './catalogue-text.ts';

const start = `within ${formatWithin('en', USUAL_START_HOURS, 'hour')} of confirmed payment, ${LATEST_START_HOURS} at the latest`;
/** Only at the customer's request: a consumer's order waits otherwise (rules 16). */
const soonStart = `We usually start ${start}, if you ask for it in the order`;
/** Begins a description; what is added, and to what, follows. */
const begins = `If you ask for it in the order, we usually start ${start}.`;
/** Ends a description, as section 6 of the terms says it. */
const untilGuaranteeEnds =
  'What you keep public and unchanged during delivery has to stay so for the guarantee as well: while something is hidden, restricted or renamed, we cannot refill it.';
const noPassword = 'No password and no access to your account';

type Naming = Pick<ServiceText<'en'>, 'name' | 'shortName' | 'noun' | 'fullNoun' | 'perUnit'>;

const kinds = {
  followers: { shortName: 'Followers', one: 'follower', other: 'followers' },
  likes: { shortName: 'Likes', one: 'like', other: 'likes' },
  views: { shortName: 'Views', one: 'view', other: 'views' },
  subscribers: { shortName: 'Subscribers', one: 'subscriber', other: 'subscribers' },
};

function nameKind(kind: keyof typeof kinds, platform: string): Naming {
  const { shortName, one, other } = kinds[kind];
  return {
    name: `${platform} ${other}`,
    shortName,
    noun: { one, other },
    fullNoun: { one: `${platform} ${one}`, other: `${platform} ${other}` },
    perUnit: `per ${one}`,
  };
}

export const catalogue: CatalogueText<'en'> = {
  platforms: {
    instagram: {
      name: 'Instagram',
      services: {
        followers: {
          ...nameKind('followers', 'Instagram'),
          lead: 'A higher follower count for your Instagram profile, added gradually and covered by a refill guarantee.',
          benefits: [
            'Followers arrive gradually over the delivery time, not all at once',
            'If delivered followers drop off within the guarantee period, we refill them free',
            noPassword,
            'The whole package, with any bonus, goes to one profile',
            soonStart,
          ],
          needs: [
            'A username or a profile link',
            'A personal, creator or business profile that stays public and keeps its name throughout delivery',
          ],
          excluded: ['Likes and comments on your posts'],
          description: `${begins} We add followers to your profile and carry on step by step until the ordered number, including any bonus, is reached. Keep the profile public and its username unchanged throughout delivery; otherwise we cannot find it and delivery stops. Instagram clears out accounts from time to time, so the count may drop; we refill delivered followers lost within the guarantee period. ${untilGuaranteeEnds}`,
        },
        likes: {
          ...nameKind('likes', 'Instagram'),
          lead: 'Likes for one post or reel of your choice.',
          benefits: [
            'Likes are added gradually over the delivery time',
            'Likes lost within the guarantee period are refilled free',
            noPassword,
            'The whole package, with any bonus, goes to one post',
            soonStart,
          ],
          needs: [
            'A link to a public post or reel',
            'A visible like count, or we cannot check the delivery',
          ],
          excluded: ['Stories, which are gone within a day', 'Comments and new followers'],
          description: `${begins} We add likes gradually to the post you link to. Until delivery is complete, do not delete or archive the post or hide its like count, and keep the profile public under the same name. To spread likes over several posts, add one package for each; the volume discount then applies as well. ${untilGuaranteeEnds}`,
        },
        views: {
          ...nameKind('views', 'Instagram'),
          lead: 'Views for one reel or video on your public profile.',
          benefits: [
            'Views build up gradually over the delivery time',
            'Delivered views that Instagram deducts within the guarantee period are refilled free',
            noPassword,
            'All views go to one video',
            soonStart,
          ],
          needs: ['A link to a reel or video on a public profile'],
          excluded: ['Photos, stories and live streams', 'Likes, comments and new followers'],
          description: `${begins} We add views gradually to the video you link to. Until delivery is complete, the video has to stay on a public profile under the same name; we cannot deliver to a deleted or archived one. How many views Instagram displays, and when, depends on its own counter, which updates with a delay and keeps revising its figures. ${untilGuaranteeEnds}`,
        },
      },
    },
    tiktok: {
      name: 'TikTok',
      services: {
        followers: {
          ...nameKind('followers', 'TikTok'),
          lead: 'Followers for your TikTok account, delivered gradually over several days.',
          benefits: [
            'Followers arrive over several days, not in a single wave',
            'If delivered followers drop off within the guarantee period, we refill them free',
            'No password and no text-message code',
            'The whole package, with any bonus, goes to one account',
            soonStart,
          ],
          needs: [
            'Your @name or an account link',
            'A public account; on a private one you would have to approve every follower',
          ],
          excluded: ['Access to LIVE and to creator programmes'],
          description: `${begins} We add followers to your account and carry on step by step until the ordered number, including any bonus, is reached. Keep the account public and the @name unchanged throughout delivery. TikTok allows a change every 30 days; if you make one, send us the new name. TikTok decides on access to LIVE and creator rewards by its own terms; a follower count alone does not guarantee it. ${untilGuaranteeEnds}`,
        },
        likes: {
          ...nameKind('likes', 'TikTok'),
          lead: 'Likes for one TikTok video or photo post.',
          benefits: [
            'Likes are added gradually and also count towards the total on your account',
            'Likes lost within the guarantee period are refilled free',
            noPassword,
            'The whole package goes to one post',
            soonStart,
          ],
          needs: [
            'A link to the video or photo post itself',
            'A post that everyone can see, not only friends or followers',
          ],
          excluded: ['A place on the For You page; that is up to TikTok'],
          description: `${begins} We add likes gradually to the post you link to. Until delivery is complete, do not delete the post or change who can see it, and keep your @name. Whether a video reaches the For You page is up to TikTok; likes do not guarantee it. ${untilGuaranteeEnds}`,
        },
        views: {
          ...nameKind('views', 'TikTok'),
          lead: 'Views for one TikTok video, from a few thousand to hundreds of thousands.',
          benefits: [
            'Views build up gradually over the delivery time',
            'Delivered views that TikTok deducts within the guarantee period are refilled free',
            noPassword,
            'All views go to one video',
            soonStart,
          ],
          needs: ['A link to a public video'],
          excluded: ['Live streams and stories', 'Watch time, likes and new followers'],
          description: `${begins} We add views gradually to the video you link to. Until delivery is complete, the video must be open to everyone and the account must keep its @name. The number shown on the video goes up. Delivered views earn no creator rewards. ${untilGuaranteeEnds}`,
        },
      },
    },
    youtube: {
      name: 'YouTube',
      services: {
        subscribers: {
          ...nameKind('subscribers', 'YouTube'),
          lead: 'Subscribers for your YouTube channel, added gradually and covered by a refill guarantee.',
          benefits: [
            'Subscribers are added gradually over the delivery time',
            'Subscribers lost within the guarantee period are refilled free',
            'No password and no access to the channel',
            'The whole package, with any bonus, goes to one channel',
            soonStart,
          ],
          needs: [
            'A channel link or an @handle',
            'A public channel with a visible subscriber count',
          ],
          excluded: [
            'Eligibility for the Partner Program: YouTube does not accept artificial subscribers',
          ],
          description: `${begins} We add subscribers to the channel and carry on step by step until the ordered number, including any bonus, is reached. YouTube Studio shows the exact count. Keep the channel public, its subscriber count visible and its handle unchanged throughout delivery. YouTube regularly takes closed and spam accounts out of the count; we refill delivered subscribers lost within the guarantee period. Delivered subscribers do not count towards the Partner Program. ${untilGuaranteeEnds}`,
        },
        likes: {
          ...nameKind('likes', 'YouTube'),
          lead: 'Likes for one YouTube video or Short.',
          benefits: [
            'Likes are added gradually over several days',
            'Likes lost within the guarantee period are refilled free',
            noPassword,
            'The whole package goes to one video',
            soonStart,
          ],
          needs: ['A link to the video or Short', 'A like count that can be seen on the video'],
          excluded: ['Channel subscribers', 'Removal of dislikes'],
          description: `${begins} We add likes gradually to the video you link to. Until delivery is complete, keep the video public, free of an age restriction and with its like count shown. The likes belong to this video alone; the channel’s subscriber count does not change. ${untilGuaranteeEnds}`,
        },
        views: {
          ...nameKind('views', 'YouTube'),
          lead: 'Views for one YouTube video or Short.',
          benefits: [
            'Views are added gradually over the delivery time',
            'Views that YouTube deducts within the guarantee period are refilled free',
            noPassword,
            'All views go to one video',
            soonStart,
          ],
          needs: ['A link to a public video or Short with no age or country restriction'],
          excluded: [
            'Watch time: do not count on it for the Partner Program’s 4,000 hours',
            'Advertising revenue, likes and comments',
          ],
          description: `${begins} We add views gradually to the video you link to. Until delivery is complete, the video must be public and playable without signing in, in every country. YouTube’s counter may pause during delivery while views are being checked; we refill what it deducts within the guarantee period. If the video carries advertising, think twice: YouTube may withhold earnings from what it considers invalid traffic. ${untilGuaranteeEnds}`,
        },
      },
    },
    facebook: {
      name: 'Facebook',
      services: {
        followers: {
          ...nameKind('followers', 'Facebook'),
          lead: 'Followers for a Facebook page, or for a profile that allows public following.',
          benefits: [
            'Followers are added gradually over several days',
            'If delivered followers drop off within the guarantee period, we refill them free',
            'No password and no admin role',
            'The whole package goes to one page or profile',
            soonStart,
          ],
          needs: [
            'A link to the page or profile',
            'A published page with no age or country restriction; on a profile, public following switched on',
          ],
          excluded: ['Members of groups', 'Page reviews and ratings'],
          description: `${begins} We add followers to the page or profile and carry on step by step until the ordered number is reached. Throughout delivery, keep the page published with no age or country restriction, and do not change its username; a personal profile must have public following switched on. Only the follower count grows; the page’s reviews and rating do not change. ${untilGuaranteeEnds}`,
        },
        likes: {
          ...nameKind('likes', 'Facebook'),
          lead: 'Likes for one public Facebook post, photo or video.',
          benefits: [
            'Like reactions are added gradually over the delivery time',
            'Likes lost within the guarantee period are refilled free',
            noPassword,
            'The whole package goes to one post',
            soonStart,
          ],
          needs: [
            'A link to the particular public post, photo or video',
            'A visible reaction count',
          ],
          excluded: [
            'Posts that only friends or members of a group can see',
            'Other reactions and page followers',
          ],
          description: `${begins} We add Like reactions gradually to the post you link to. Until delivery is complete, do not delete the post or change who can see it, and leave its reaction count visible. These are not page followers, which are a service of their own. ${untilGuaranteeEnds}`,
        },
      },
    },
  },
  upcoming: {
    twitter: {
      name: 'X',
      comingSoon: 'We have no prices for X yet. Tell us what you need.',
    },
    spotify: {
      name: 'Spotify',
      comingSoon: 'We have no prices for Spotify yet. Tell us what you need.',
    },
  },
  contactLabel: 'Contact us',
};
