import { plural } from '#domain/locale.ts';
import type { BlogMessages } from '#messages/cs/site/blog.ts';

export const blog: BlogMessages = {
  title: 'Blog',
  subject: 'Social media blog',
  metaTitle: (subject, brand) => `${subject} | ${brand}`,
  metaDescription:
    'How networks choose what you see, what the numbers on a profile mean, and what buying followers changes and does not. With sources and the date of each check.',
  lead: 'How the networks work, what the numbers on a profile mean, and what bought numbers can and cannot do. Every article names its sources and the day we read them.',
  list: 'Articles',
  numbered: (text, page) => `${text}, page ${page}`,
  topicsLabel: 'Topics',
  allTopics: 'All',
  topics: {
    networks: 'How networks work',
    numbers: 'What numbers mean',
    growth: 'Growing',
    safety: 'Safety',
    buying: 'Buying',
  },
  topicMetaTitle: (topic, brand) => `${topic} | ${brand} blog`,
  topicDescriptions: {
    networks:
      'How Instagram, TikTok, YouTube and Facebook choose what to show, and how you can tell. Articles with sources.',
    numbers:
      'What followers, likes and views tell you, why counts drop, and what is worth measuring. Articles with sources.',
    growth:
      'When to post, how to run a profile and its comments, and a plan for the first month. Articles with sources.',
    safety:
      'What the networks’ rules forbid, how to protect an account, and how to spot fraud when ordering. Articles with sources.',
    buying:
      'What one follower costs, when advertising is the better choice, and how complaints and refunds work.',
  },
  emptyTitle: 'Nothing here yet',
  emptyText: 'We have not written about this topic yet.',
  allArticles: 'All articles',
  away: {
    title: 'Some articles are missing right now',
    text: 'Part of the list cannot be loaded at the moment. Please try again in a while.',
  },
  pages: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page) => `Page ${page}`,
  },
  feeds: { rss: 'RSS', atom: 'Atom', json: 'JSON Feed', label: 'Feeds' },
  feedTitle: (brand) => `${brand} blog`,

  search: {
    title: 'Search the blog',
    metaTitle: (brand) => `Search the blog | ${brand}`,
    label: 'Search the blog',
    button: 'Search',
    hint: 'Type a word or two, such as “reach” or “refill”.',
    found: (count, forms, words) =>
      `${count}\u00a0${plural('en', forms, { one: 'article', other: 'articles' })} found for “${words}”`,
    nothingTitle: (words) => `Nothing found for “${words}”`,
    nothingText: 'Try another or a broader word, such as the name of a network. Or pick a topic.',
    awayTitle: 'Search is not working right now',
    awayText: 'Please try again in a while. Until then you can browse the articles by topic.',
  },

  article: {
    metaTitle: (title, brand) => `${title} | ${brand}`,
    back: 'Back to the blog',
    checked: 'checked',
    office: (brand) => `${brand} editorial`,
    minutes: (minutes) => `${minutes}\u00a0min read`,
    leftOut: 'The text of this article cannot be shown.',
    sources: 'Sources',
    readOn: 'read',
    toText: (number) => `Back to where source ${number} stands in the text`,
    related: 'Related articles',
    inThisLanguage: 'Read this article in English',
    around: 'More articles',
    previous: 'Previous article',
    next: 'Next article',
  },
  services: {
    title: 'Our Instagram Services',
    text: 'We sell numbers, not an audience’s interest. What that means is said below and on every package.',
    from: (price) => `from ${price}`,
    order: 'Go to the order',
  },
};
