import { type FaqTexts, link } from './faq-text.ts';

type Networks = FaqTexts<
  'instagram' | 'tiktok' | 'youtube' | 'threads' | 'twitter' | 'facebook' | 'linkedin' | 'spotify'
>;

/** Questions about one platform each. */
export const networkQuestions: Networks = {
  'instagram-packages': {
    question: 'Which Instagram packages do you sell?',
    answer: [
      '{instagram-followers} ',
      '{instagram-likes} ',
      '{instagram-views} ',
      'Each package states its bonus, delivery time and guarantee. You will find them all in the ',
      link('Instagram price list', { tab: 'instagram' }),
      '.',
    ],
  },
  'instagram-link': {
    question: 'Which Instagram link do you need?',
    answer: [
      'For followers, your username or a link to the profile is enough. Likes need a link to one particular post or reel, views a link to a reel or video. Copy it from the share menu in the app. If you give only a profile for likes or views, we ask you which post you mean and wait for your answer before delivering.',
    ],
  },
  'instagram-private': {
    question: 'My Instagram profile is private. Can you still deliver?',
    answer: [
      'No. The profile has to be public while we deliver: on a private one you would have to approve every single follower, and nobody else could see your posts. Switch it to public before you order. Once we are done you are free to change it back, but we cannot refill a drop while the profile is hidden.',
    ],
  },
  'instagram-several-posts': {
    question: 'Can I split likes between several posts?',
    answer: [
      'One package always goes to one post. To cover several, add a package for each of them, with its own link. They all count towards the ',
      link('volume discount', 'priceList'),
      '.',
    ],
  },
  'instagram-stories': {
    question: 'Do you deliver to stories and live streams?',
    answer: [
      'No. A story is gone within a day and a live stream ends before a delivery could be completed, let alone checked. We deliver to profiles and to the posts, reels and videos that stay on them.',
    ],
  },
  'instagram-drops': {
    question: 'Why does the follower count on Instagram fall?',
    answer: [
      'Instagram keeps removing accounts that it considers inactive or fake, and people unfollow of their own accord. A count can therefore fall without anybody having done anything wrong. If followers that we delivered disappear within the guarantee period, we refill them free of charge.',
    ],
  },
  'instagram-reach': {
    question: 'Will bought followers or likes increase my reach?',
    answer: [
      'We make no such promise. What goes up is the number that people see on the profile or post. Who gets to see your content is up to Instagram, and the accounts delivered may not watch or comment at all, so your engagement rate can even fall.',
    ],
  },

  'tiktok-packages': {
    question: 'Which TikTok packages do you sell?',
    answer: [
      '{tiktok-followers} ',
      '{tiktok-likes} ',
      '{tiktok-views} ',
      'Prices and guarantees of every size are in the ',
      link('TikTok price list', { tab: 'tiktok' }),
      '.',
    ],
  },
  'tiktok-link': {
    question: 'Which TikTok link do you need?',
    answer: [
      'For followers, your @name or a link to the account; for likes, a link to a video or photo post; for views, a link to a video. Some short links do not reveal where they lead. If the form says so, open the link and copy the full address.',
    ],
  },
  'tiktok-name': {
    question: 'Can I change my @name on TikTok during delivery?',
    answer: [
      'It is better to wait. We cannot find an account under a new name, so delivery stops. TikTok allows a change every 30 days; if you do make one, send us the new name with your order number and we will carry on.',
    ],
  },
  'tiktok-live': {
    question: 'Will the followers give me access to LIVE or creator rewards?',
    answer: [
      'Do not rely on it. TikTok decides on LIVE and on its creator programmes by its own terms, and a follower count alone guarantees neither. Views that we deliver earn no rewards.',
    ],
  },
  'tiktok-for-you': {
    question: 'Will my video get onto the For You page?',
    answer: [
      'We cannot promise that. TikTok chooses what appears there, and no package of likes or views buys a place on it. You are buying a higher number on the video, nothing else.',
    ],
  },
  'tiktok-private': {
    question: 'Do my TikTok account and video have to be public?',
    answer: [
      'Yes, for the whole delivery. The account must not be private, nor the video limited to friends or followers. The guarantee works the same way: while something is hidden, we cannot refill it.',
    ],
  },

  'youtube-packages': {
    question: 'Which YouTube packages do you sell?',
    answer: [
      '{youtube-subscribers} ',
      '{youtube-likes} ',
      '{youtube-views} ',
      'See the ',
      link('YouTube price list', { tab: 'youtube' }),
      ' for all of them.',
    ],
  },
  'youtube-partner-program': {
    question: 'Do bought subscribers and views count towards the YouTube Partner Program?',
    answer: [
      'No. Among other things, the Partner Program asks for 1,000 subscribers and 4,000 hours of watch time, and YouTube accepts neither bought subscribers nor bought views. When it reviews an application, it can deduct them and turn the channel down. If you want to earn money on YouTube, do not use these packages to get there.',
    ],
  },
  'youtube-link': {
    question: 'Which YouTube link do you need?',
    answer: [
      'For subscribers, a link to the channel or its @handle; for likes and views, a link to the particular video or Short. The short youtu.be link behind the Share button works too. The video has to be public and free of an age restriction, and for views it must be available in every country.',
    ],
  },
  'youtube-hidden-count': {
    question: 'May I hide the like count of my YouTube video?',
    answer: [
      'Not while we deliver. The displayed count is how we tell what has arrived and when we are done. If it is hidden, we put delivery on hold, write to you and continue once it is visible.',
    ],
  },
  'youtube-counter': {
    question: 'The view counter on YouTube has stopped. Is something wrong?',
    answer: [
      'Not necessarily. YouTube keeps checking views, and while it does so the counter may pause or even go down. Wait until the delivery time shown on your order page is over; if the number is still short, ',
      link('write to us', '#kontakt'),
      ' with the order number. Whatever YouTube deducts within the guarantee period, we refill.',
    ],
  },
  'youtube-ads': {
    question: 'My video carries ads. Does that matter?',
    answer: [
      'Yes. YouTube does not pay for views that it considers invalid traffic, it can take back what they earned, and if that happens repeatedly it can switch off monetisation for the whole channel. For a video that earns money, we advise against buying views.',
    ],
  },
  'youtube-subscribers-slowly': {
    question: 'Why do subscribers arrive slowly, and where is the exact count?',
    answer: [
      'We add subscribers in portions so that the number does not jump overnight. On larger channels YouTube also rounds the public count, so single subscribers do not show. The exact figure is in YouTube Studio.',
    ],
  },

  'threads-prices': {
    question: 'Do you sell followers or likes for Threads?',
    answer: [
      'There is no price list for Threads yet. If you are interested, ',
      link('send us a message', '#kontakt'),
      ', choose Threads and add a link to the profile and the number you have in mind. We will tell you whether we can deliver it, at what price and on what terms, or plainly that we cannot.',
    ],
  },
  'threads-instagram': {
    question: 'If I buy Instagram followers, will I gain them on Threads too?',
    answer: [
      'No. A Threads account is linked to Instagram but has followers of its own. A package raises the count of the profile named in the order and no other.',
    ],
  },

  'x-prices': {
    question: 'What do followers and likes on X (formerly Twitter) cost?',
    answer: [
      'We have no prices for X yet, as its tab in the price list says. You can ask through the ',
      link('contact form', '#kontakt'),
      ': choose X and tell us which account or post it is about and how many you need. You cannot order or pay for it on the site yet.',
    ],
  },
  'x-enquiry': {
    question: 'What should an inquiry about X contain?',
    answer: [
      'A public link to the account or post, what should grow and by how much, and when you need it. Do not send a password or any access to the account. A quote commits you to nothing. As everywhere else, what is delivered may not come from real, active users, and the rules of X forbid buying it.',
    ],
  },

  'facebook-packages': {
    question: 'Which Facebook packages do you sell?',
    answer: [
      '{facebook-followers} ',
      '{facebook-likes} ',
      'We do not sell views for Facebook. Prices are in the ',
      link('Facebook price list', { tab: 'facebook' }),
      '.',
    ],
  },
  'facebook-page-or-profile': {
    question: 'Can I order followers for a page as well as for a personal profile?',
    answer: [
      'Yes. A page has to be published, with no age or country restriction; a personal profile needs public following switched on. We ask for no admin role and no other kind of access.',
    ],
  },
  'facebook-link': {
    question: 'Which Facebook link do you need?',
    answer: [
      'For followers, a link to the page or profile; for likes, a link to one public post, photo or video. For followers we also accept links that begin with facebook.com/share, but we have to check after payment where they lead. The address in your browser is more reliable.',
    ],
  },
  'facebook-groups': {
    question: 'Do you sell group members or page ratings?',
    answer: [
      'No, groups have members rather than followers. We do deliver likes to a post in a public group, but not to anything that only members can see. We do not sell reviews or ratings at all: fake reviews are against the law.',
    ],
  },
  'facebook-reactions': {
    question: 'Can I choose a reaction other than Like?',
    answer: [
      'Not in a package: we deliver Likes only. The post has to be public and its reaction count visible, or we cannot check the delivery. Likes on a post do not raise the page’s follower count.',
    ],
  },

  'linkedin-prices': {
    question: 'Do you offer anything for LinkedIn?',
    answer: [
      'Not in the price list. You can ask about it ',
      link('in a message', '#kontakt'),
      ': choose LinkedIn and describe the profile or page. We promise nothing in advance: you get either a specific quote or a plain no.',
    ],
  },
  'linkedin-company': {
    question: 'Is it worth buying followers for a company page on LinkedIn?',
    answer: [
      'Usually not. Partners and job applicants look you up on LinkedIn, and the accounts delivered may not be real people from your field. Passing them off as interest in your company could also be misleading. Tell us instead what you want to achieve, and we will say whether we can help.',
    ],
  },

  'spotify-prices': {
    question: 'Do you sell plays or followers on Spotify?',
    answer: [
      'Not yet. Spotify has a tab in the price list, but no prices in it. You can ',
      link('send us an inquiry', '#kontakt'),
      ' with a link to the track, playlist or artist profile, and we will tell you whether it can be done and for how much.',
    ],
  },
  'spotify-royalties': {
    question: 'Would bought plays on Spotify earn me royalties?',
    answer: [
      'No. Plays that Spotify marks as artificial count neither towards payouts nor towards charts; it can deduct them and take the track down. If you want to earn money, do not buy plays from anyone.',
    ],
  },
};
