import { within } from '#domain/period-text.ts';
import { USUAL_START_HOURS } from '#domain/promises.ts';
import type { CatalogueText, ServiceText } from './catalogue-text.ts';

const usualStart = within('en', USUAL_START_HOURS, 'hour');

type Naming = Pick<ServiceText<'en'>, 'name' | 'shortName' | 'noun' | 'fullNoun' | 'perPiece'>;

const kinds = {
  followers: { shortName: 'Followers', one: 'follower', other: 'followers' },
  likes: { shortName: 'Likes', one: 'like', other: 'likes' },
  views: { shortName: 'Views', one: 'view', other: 'views' },
  subscribers: { shortName: 'Subscribers', one: 'subscriber', other: 'subscribers' },
};

function named(kind: keyof typeof kinds, platform: string): Naming {
  const { shortName, one, other } = kinds[kind];
  return {
    name: `${platform} ${other}`,
    shortName,
    noun: { one, other },
    fullNoun: { one: `${platform} ${one}`, other: `${platform} ${other}` },
    perPiece: `per ${one}`,
  };
}

function metricsNotice(rules: string, bought: string): string {
  return `Delivered metrics may not come from real, active users, and the count may fall over time. ${rules} forbid buying ${bought}: the platform may remove them, limit your reach or suspend the account. We make up a drop within the guarantee period, but the platform’s decisions are beyond our control.`;
}

export const catalogue: CatalogueText<'en'> = {
  platforms: {
    instagram: {
      name: 'Instagram',
      metricsNotice: metricsNotice('Instagram’s own rules', 'followers, likes and views'),
      services: {
        followers: {
          ...named('followers', 'Instagram'),
          lead: 'A higher follower count for your Instagram profile, added gradually and covered by a refill guarantee.',
          features: [
            'A username or a profile link is enough; we never ask for a password',
            'Followers arrive gradually over the whole delivery, not all at once',
            'Delivered followers lost within the guarantee period are replaced free of charge',
            'Personal, creator or business profile; public and not renamed until the guarantee ends',
            'Likes and comments on your posts are not included',
          ],
          description: `Within ${usualStart} of your confirmed payment we start adding followers to your profile and carry on step by step until the ordered number, including any bonus, is reached. Keep the profile public and its username unchanged throughout delivery and the guarantee period; otherwise we cannot find it and delivery stops. Instagram clears out accounts from time to time, so the count may drop; we replace delivered followers lost within the guarantee period.`,
        },
        likes: {
          ...named('likes', 'Instagram'),
          lead: 'Likes for one post or reel of your choice.',
          features: [
            'We need a link to a public post or reel; stories do not work, they are gone in a day',
            'The whole package, with any bonus, goes to one post',
            'Likes are added gradually over the delivery time',
            'Leave the like count visible, or we cannot check the delivery',
            'Likes lost within the guarantee period are replaced free of charge',
          ],
          description: `Within ${usualStart} of your confirmed payment we start adding likes to the post you link to. Until delivery is complete, do not delete or archive the post or hide its like count, and keep the profile public under the same name. To spread likes over several posts, add one package for each; the volume discount then applies as well.`,
        },
        views: {
          ...named('views', 'Instagram'),
          lead: 'Views for one reel or video on your public profile.',
          features: [
            'We need a link to a reel or video; photos, stories and live streams are not covered',
            'All views go to one video',
            'Instagram’s counter updates with a delay, so you will see the growth in steps',
            'This is a number of plays; likes, comments and new followers are not included',
            'Delivered views that Instagram deducts within the guarantee period are replaced free of charge',
          ],
          description: `Within ${usualStart} of your confirmed payment we start adding views to the video you link to. The video has to stay on a public profile under the same name; we cannot deliver to a deleted or archived one. How many views Instagram displays, and when, depends on its own counter, which keeps revising its figures.`,
        },
      },
    },
    tiktok: {
      name: 'TikTok',
      metricsNotice: metricsNotice('TikTok’s own rules', 'followers, likes and views'),
      services: {
        followers: {
          ...named('followers', 'TikTok'),
          lead: 'Followers for your TikTok account, delivered gradually over several days.',
          features: [
            'Your @name or an account link is enough; no password, no text-message code',
            'The account must be public; a private one would have to approve every follower',
            'Followers arrive day by day, not in a single wave',
            'Delivered followers lost within the guarantee period are replaced free of charge',
            'They do not give you access to LIVE or to creator programmes',
          ],
          description: `Within ${usualStart} of your confirmed payment we start adding followers to your account and work up to the ordered number, including any bonus. Keep the account public and the @name unchanged until the guarantee ends; TikTok allows a change every 30 days, so if you make one, send us the new name. Access to LIVE and creator rewards is decided by TikTok on its own terms; a follower count alone does not guarantee it.`,
        },
        likes: {
          ...named('likes', 'TikTok'),
          lead: 'Likes for one TikTok video or photo post.',
          features: [
            'We need a link to the video or photo post itself, not to the account',
            'The whole package goes to one post',
            'The post must be visible to everyone, not only to friends or followers',
            'The likes also count towards the total shown on your account',
            'Likes lost within the guarantee period are replaced free of charge',
          ],
          description: `Within ${usualStart} of your confirmed payment we start adding likes to the post you link to. Until delivery is complete, do not delete the post or change who can see it, and keep your @name. Whether a video reaches the For You page is up to TikTok; likes do not guarantee it.`,
        },
        views: {
          ...named('views', 'TikTok'),
          lead: 'Views for one TikTok video, from a small nudge to hundreds of thousands.',
          features: [
            'We need a link to a public video; live streams and stories are not covered',
            'All views go to one video',
            'Views build up gradually, in large packages over the whole delivery time',
            'Watch time, likes and new followers are not included',
            'Delivered views that TikTok deducts within the guarantee period are replaced free of charge',
          ],
          description: `Within ${usualStart} of your confirmed payment we start adding views to the video you link to. Until delivery is complete, the video must be open to everyone and the account must keep its @name. The number shown on the video goes up; TikTok counts creator rewards differently, and delivered views do not earn them.`,
        },
      },
    },
    youtube: {
      name: 'YouTube',
      metricsNotice: metricsNotice('YouTube’s own rules', 'subscribers, likes and views'),
      services: {
        subscribers: {
          ...named('subscribers', 'YouTube'),
          lead: 'Subscribers for your YouTube channel, added slowly and covered by a refill guarantee.',
          features: [
            'A channel link or an @handle is enough; we do not want access to the channel',
            'The channel’s subscriber count must not be hidden',
            'YouTube Studio shows the exact count; the public figure is rounded from a thousand up',
            'Subscribers lost within the guarantee period are replaced free of charge',
            'Do not count on them for the Partner Program: YouTube does not accept artificial subscribers',
          ],
          description: `Within ${usualStart} of your confirmed payment we start adding subscribers to the channel and continue slowly up to the ordered number, including any bonus. Keep the channel public, its subscriber count visible and its handle unchanged until the guarantee ends. YouTube regularly takes closed and spam accounts out of the count; we make up a drop within the guarantee period. Delivered subscribers do not serve an application to the Partner Program.`,
        },
        likes: {
          ...named('likes', 'YouTube'),
          lead: 'Likes for one video or Short on your channel.',
          features: [
            'We need a link to the video or Short, not to the channel',
            'The like count must be shown on the video',
            'The whole package goes to one video',
            'Likes are added gradually over several days',
            'Likes lost within the guarantee period are replaced free of charge; we cannot remove dislikes',
          ],
          description: `Within ${usualStart} of your confirmed payment we start adding likes to the video you link to. Until delivery is complete, keep the video public, free of an age restriction and with its like count shown. The likes belong to this video alone; the channel’s subscriber count does not change.`,
        },
        views: {
          ...named('views', 'YouTube'),
          lead: 'Views for one video or Short on YouTube.',
          features: [
            'We need a link to a public video with no age or country restriction',
            'All views go to one video',
            'YouTube verifies and may recount views; those deducted within the guarantee period are replaced',
            'Watch time is not guaranteed, so do not count on it for the Partner Program’s 4,000 hours',
            'Advertising revenue, likes and comments are not included',
          ],
          description: `Within ${usualStart} of your confirmed payment we start adding views to the video you link to. Until delivery is complete, the video must be public and playable without signing in, in every country. YouTube’s counter may pause for a while during delivery because views are being checked; we replace what it deducts within the guarantee period. If the video carries advertising, think twice: YouTube may withhold earnings from invalid traffic.`,
        },
      },
    },
    facebook: {
      name: 'Facebook',
      metricsNotice: metricsNotice('Facebook’s own rules', 'followers and likes'),
      services: {
        followers: {
          ...named('followers', 'Facebook'),
          lead: 'Followers for a Facebook page, or for a profile that allows public following.',
          features: [
            'A link to the page or profile is enough; no admin role, no password',
            'The page must be published, with no age or country restriction',
            'Groups are not covered: they have members, not followers',
            'Followers are added gradually over several days',
            'Delivered followers lost within the guarantee period are replaced free of charge',
          ],
          description: `Within ${usualStart} of your confirmed payment we start adding followers to the page or profile and work up to the ordered number. Until the guarantee ends, keep the page published with no age or country restriction, and do not change its username; a personal profile must have public following switched on. This is about the follower count; we add nothing to the page’s reviews or rating.`,
        },
        likes: {
          ...named('likes', 'Facebook'),
          lead: 'Likes for one public Facebook post, photo or video.',
          features: [
            'We need a link to the particular post, photo or video',
            'The post must be public; posts in groups or for friends only are not covered',
            'We deliver the Like reaction; other reactions are not included',
            'The whole package goes to one post',
            'Likes lost within the guarantee period are replaced free of charge',
          ],
          description: `Within ${usualStart} of your confirmed payment we start adding Like reactions to the post you link to. Until delivery is complete, do not delete the post or change who can see it, and leave its reaction count visible. These are not page followers; those are a service of their own.`,
        },
      },
    },
  },
  upcoming: {
    twitter: {
      name: 'X',
      comingSoon: 'Prices for X are coming soon. If you are interested now, tell us what you need.',
    },
    spotify: {
      name: 'Spotify',
      comingSoon:
        'Prices for Spotify are coming soon. If you are interested now, tell us what you need.',
    },
  },
  contactLabel: 'Contact us',
};
