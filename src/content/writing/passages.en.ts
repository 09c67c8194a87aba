import type { PassageLibrary } from '#domain/writing/subject.ts';

/** Passages in English; the keyword stands in quotes or before a colon, because it may be anything. */
export const passagesEn: PassageLibrary = {
  topics: {
    networks: {
      subjects: ['how feeds choose posts', 'what decides reach', 'how recommendations work'],
      titles: [
        'how it works',
        'what you can influence',
        'what the networks admit',
        'without the myths',
      ],
      excerpts: [
        'How a network decides who sees a post, which part of that is in your hands, and why the count on a profile matters less than most advice assumes.',
        'What can be learnt about recommendations from your own figures, what nobody outside the networks knows, and which tips you can safely ignore.',
      ],
      intros: [
        'People who search for “%about%” {usually want to know one thing|mostly have one question|tend to wonder about the same thing}: why one post travels and the next {goes nowhere|is seen by a handful of friends|stops after an hour}. {Only the network knows the whole answer, and it keeps changing it.|Nobody outside the network has the full answer.} {Enough can be found out to stop guessing, though.|Still, you can learn more than you might expect.} {What follows can be checked on your own profile.|Everything below is something you can try yourself.}',
        'There is {no shortage of|more than enough|plenty of} advice on “%about%”, and {most of it contradicts itself|little of it says where it comes from}. {So let us begin at the other end|Start from the other side}: what does the network need? It wants people to stay and to return. {Nearly everything else follows from that.|The rest can be worked out from there.} {This article does just that, and says where the certainty ends.|That is the way this text goes, up to the point where knowledge stops.}',
      ],
      passages: [
        {
          headings: [
            'What the network notices first',
            'The signals behind a recommendation',
            'How a post is judged',
          ],
          blocks: [
            '{A network does not read a post the way a person does.|To a network, a post is a series of reactions rather than words and pictures.} {It sees who stopped, who watched to the end, who passed it on and who left at once.|It records stops, replays, saves and departures.} {From that it estimates who else might care.|Those traces decide whom it is shown to next.}',
            '{The count under your name is a minor part of this.|Your follower count enters only indirectly.} {It decides how many people can be reached first, and not whether they stop.|A larger number gives a post a larger first audience and no more than that.} {A small profile whose people answer can therefore outrun a large, silent one.|That is why a big profile without reactions often does worse than a small, talkative one.}',
          ],
        },
        {
          headings: [
            'Experiments worth an evening',
            'Try it on your own profile',
            'Three things to test',
          ],
          blocks: [
            '{Your own statistics are a better teacher than any guide.|Any tip can be tested against your own figures.} {Change one thing at a time and give it several posts.|The one condition is patience: a single post proves nothing.}',
            '- {The same subject with a different opening.|One video, two beginnings.} Compare how many people stayed.\n- {The same kind of post at another hour.|Morning against evening.} Look at the first day, not the first hour.\n- {An ending with a question, and one without.|Ask at the end of one post and not of the next.} Count the replies of more than one word.',
            '{Write the results down, and after a month you will have rules of your own.|A month of notes is worth more than ten articles, this one included.}',
          ],
        },
        {
          headings: [
            'Where knowledge ends',
            'What nobody outside can tell you',
            'The part that stays unknown',
          ],
          blocks: [
            '{The exact formula has never been published.|No list of secret weights is public.} {Whoever claims to know it is guessing, or selling a course.|Confident claims about it deserve suspicion.} {It also differs from person to person and from week to week.|Different people see different things, and the mix changes all the time.}',
            '{We do not know it either.|That includes us.} We sell counts, not places in a feed, and {have no influence on what a network shows|cannot make a network show anything}. {Anybody who sells you reach is selling something he does not own.|Treat a promise of reach as a reason to leave, whoever makes it.}',
          ],
        },
      ],
      keywords: ['recommendations', 'reach of posts', 'how networks work', 'your own statistics'],
    },
    numbers: {
      subjects: [
        'reading the numbers on a profile',
        'what follower counts mean',
        'why counts change',
      ],
      titles: ['what it tells you', 'how to read it', 'what it does not measure', 'a sober look'],
      excerpts: [
        'What each number on a profile counts, why it moves without any visible cause, and how to recognise the change that deserves your attention.',
        'Counts are easy to see and hard to read. What to compare them with, which ones to ignore, and what happens to them after a purchase.',
      ],
      intros: [
        '{The number under a name is the first thing a stranger sees.|Everybody sees the count on a profile, so everybody judges by it.} If you are looking for “%about%”, {you probably want to know how far to trust it|something about a number is probably bothering you}. {The answer is a sober one|It can be answered honestly}: every count measures something, and seldom what we imagine. {Here is how to read it.|The following sections take it apart.}',
        '{The count is lower this morning than it was last night, and nobody has done anything.|Sometimes a number moves on its own, without warning.} At such moments people search for “%about%” and {hope for a single cause|expect one culprit}. {There are usually several, and most are dull.|Most explanations turn out to be ordinary.} {Let us take them in turn, beginning with the commonest.|We go through them one by one.}',
      ],
      passages: [
        {
          headings: [
            'Why a count moves on its own',
            'Where drops come from',
            'Ordinary reasons for a drop',
          ],
          blocks: [
            '{Networks keep closing accounts that break their rules, and their follows vanish with them.|Every network tidies up now and then: fake or abandoned accounts go, and counts fall.} {Other people simply lose interest.|Some leave because the subject no longer concerns them.} {And some figures are only rounded or shown late.|A part of it is nothing but a delayed display.}',
            '{With bought counts, drops are the rule.|Bought counts shrink more often than others, and one should expect it.} {That is why each package states how long its refill guarantee lasts.|Each package therefore has a guarantee, within which a drop is refilled.} {What exactly it covers is set out in the [terms](%terms%).|The [terms](%terms%) say what it covers and what it does not.}',
          ],
        },
        {
          headings: [
            'Numbers that change decisions',
            'One question that sorts all metrics',
            'What is worth writing down',
          ],
          blocks: [
            '{Of every number ask what you would do differently if it changed.|A useful number is one after which you act.} {If there is no answer, it is decoration.|Without an answer you can stop looking at it.}',
            '- {How many stayed to the end|The share that finished a video}: {changes the opening of the next one|tells you whether it was too long}.\n- {How many strangers wrote|Messages from people you do not know}: {shows whether your offer is understood|says whether it is clear what you offer}.\n- {How many followed the link|Clicks on the link in the profile}: {comes closest to demand|speaks of interest more plainly than hearts do}.\n- {The total of followers|The count on the profile}: {mostly changes a first impression|moves impressions, seldom decisions}.',
            '{The last line is not worthless; just do not expect of it what belongs to the others.|A first impression has its value, as long as nobody takes it for interest.}',
          ],
        },
        {
          headings: [
            'Choose the right comparison',
            'Comparisons that mislead',
            'Your own past is the yardstick',
          ],
          blocks: [
            '{Comparing yourself with another profile is tempting and nearly always useless.|Somebody else’s profile is a poor yardstick, however similar it looks.} {You know neither its advertising nor its age nor what it has bought.|What it spends, and on what, is invisible to you.} {Your own last month says more.|Your own record over several months is better.}',
            '{Take the middle value of your last ten posts instead of the best one.|Look at the usual result and leave records aside.} {One success is luck, a shift of the usual result is not.|A record pleases, but nobody can steer by it.} {If you buy %counted%, note the day and the quantity.|After a purchase write down date and quantity, or your figures will puzzle you.} The rate of reactions {falls afterwards|will sink}, although nothing has become worse.',
          ],
        },
      ],
      keywords: ['follower count', 'social metrics', 'follower drop', 'reaction rate'],
    },
    growth: {
      subjects: [
        'growing slowly and honestly',
        'working on a profile',
        'finding your own audience',
      ],
      titles: ['what helps', 'small steps first', 'where to start', 'what you can do yourself'],
      excerpts: [
        'What to do about a profile before spending anything, how to plan work that lasts, and when bought counts make sense and when they do not.',
        'A plan for a profile that is new or stuck: a clear offer, a rhythm that you can keep, and people who get an answer. Without promises.',
      ],
      intros: [
        'Behind the words “%about%” there is {often|usually} some impatience, and {no wonder|that is understandable}: {the first months of a profile are quiet|a new profile talks to an empty room}. {There is no shortcut through the quiet, but it need not be wasted.|Nobody can skip that time, though it can be used well.} {The steps below cost regularity and no money.|What follows costs time and nothing else.} {At the end there is a word on buying as well.|Buying is dealt with too, and not as the first idea.}',
        '{Every profile that seems a matter of course today was empty once.|An empty profile convinces nobody, that much is true.} The question “%about%” {has no single answer|can only be answered in parts}, {because a bakery, a teacher and a band need different things|since every trade lives differently on a network}. {A few things hold for all of them.|Some steps, though, serve everybody.} {They are below.|Here they are.}',
      ],
      passages: [
        {
          headings: [
            'A profile that strangers understand',
            'Make the offer clear',
            'The first three seconds',
          ],
          blocks: [
            '{Ask somebody who does not know you to look at the profile and say what you do.|Show the profile to a stranger and ask what it is about.} {If the answer hesitates, that is the first repair.|Hesitation means there is work to do.} {A sentence about whom you help, and with what, beats a list of titles.|Say for whom you are there and what people can ask of you.}',
            '{Then look at your latest posts.|The first row of posts comes next.} {It should show what people will find next time, rather than what went well once.|From it one should see what is coming.} {Let the link lead to something that can be done: order, write, visit.|And let the link lead to an action.}',
          ],
        },
        {
          headings: [
            'A rhythm that you can keep',
            'How many posts are enough',
            'Fewer, but always',
          ],
          blocks: [
            '{One post a week for a year is better than one a day for a month.|Choose a pace that survives a bad week.} {The commonest mistake is a rush followed by silence.|Enthusiasm burns out sooner than audiences get used to you.}',
            '1. {Choose two subjects, not five.|Settle on two subjects you can talk about unprepared.}\n2. {Write down the questions people ask you about each.|List the questions that customers really put.}\n3. {Answer every one with a post.|Each question is one post.}\n4. {After two months keep what people replied to.|Drop the subject nobody cared about.}',
            '{A stock of questions lasts longer than a stock of ideas, because a person stands behind each.|Such a list outlives inspiration.}',
          ],
        },
        {
          headings: [
            'Answer before you ask for more',
            'The people who are already here',
            'Comments are work',
          ],
          blocks: [
            '{Whoever writes a comment has given you more than a tap on a heart.|A comment is an invitation to talk, and declining it is rude.} {Answer with a sentence, and ask something back.|Reply in words, with a question where it fits.} {Keep the first hour after posting free for it.|Set time aside for that right after you post.}',
            '{Do the same under posts of others, and leave your own link out.|Be useful elsewhere too, without advertising yourself.} {It is slow, and it stays.|People come one by one that way, and they remain.} {A bought count does not replace this work; at most it makes the room look less empty.|No package does this for you; a number only changes the first glance.}',
          ],
        },
      ],
      keywords: ['profile growth', 'posting rhythm', 'audience', 'new profile'],
    },
    safety: {
      subjects: [
        'the risks of bought counts',
        'keeping an account safe',
        'network rules on bought numbers',
      ],
      titles: [
        'what the risks are',
        'what to ask first',
        'what the rules say',
        'with your eyes open',
      ],
      excerpts: [
        'What the rules of the networks say about bought counts, what can happen to an account, which data suffice for delivery, and whom not to trust.',
        'Some risks shrink with care and some remain whatever you do. What to do beforehand, and when it is wiser to buy nothing at all.',
      ],
      intros: [
        '{Let us begin with what advertisements leave out:|The unpleasant part first:} the rules of the networks forbid buying followers, likes and views. Whoever searches for “%about%” {should read that before any price|has a right to know it at once}. {Below is what follows from it, and which risks can be avoided.|The rest explains what may happen and what you can guard against.} {If you are in doubt afterwards, do not buy.|If it puts you off, that is fine.}',
        'The words “%about%” {mix two different things|hold two questions at once}: {what a network may do, and what a fraudster may do|action by the network, and fraud}. {Against the second you can protect yourself, against the first only in part.|Care keeps fraud away; it does not keep a network away.} {We take them separately.|Here they are, one after the other.} {Neither needs drama.|Both can be told calmly.}',
      ],
      passages: [
        {
          headings: [
            'What the rules forbid',
            'A ban that holds everywhere',
            'How the networks see it',
          ],
          blocks: [
            '{None of the networks we sell packages for allows buying counts.|On every network in our price list the same holds: buying engagement is against the rules.} {The ban covers buyers as well as sellers.|It addresses those who buy and those who sell.} {Our article on the rules quotes the exact wording; you will find it in the [blog](%blog%).|Exact wordings and their sources are in the [blog](%blog%).}',
            '{The consequences differ: counts removed, less visibility, a warning, in the extreme a closed account.|A network may take the counts away, limit the reach, warn, or close the account.} {How often that happens nobody outside knows, and we will not invent a figure.|No figures are public on how often it happens.} {It falls on the owner of the profile and not on the shop.|One thing is certain: it is the profile that bears it.}',
          ],
        },
        {
          headings: [
            'What delivery needs to know',
            'A password is nobody’s business',
            'Never send this',
          ],
          blocks: [
            '{The public name of the profile, or a link to the post, is enough.|Delivery needs to know where to, and nothing else.} {Neither a password nor a code is needed.|Whoever wants a password wants the account.} {The profile has to be public meanwhile, and that is the only other condition.|Just leave the profile public until everything has arrived.}',
            '- {Send passwords and codes to nobody.|Keep passwords and codes to yourself, whoever asks.}\n- {Switch two-step sign-in on, whether you buy or not.|Two-step sign-in comes before anything else.}\n- {Do not answer messages that hurry you; open the site yourself.|Open pages from your own bookmark, not from a message.}\n- {Enter card numbers only on the page of the payment provider.|Pay on the provider’s page and nowhere else.}',
          ],
        },
        {
          headings: [
            'When not to buy at all',
            'Accounts this is not for',
            'Where the risk is too large',
          ],
          blocks: [
            '{For some profiles it is a bad idea at any price.|There are cases in which we advise against it, even if we lose an order.} {One is an account that your living depends on.|The first is an account without which your business would stop.} {Another is a channel that earns from advertising, because that income can end.|The second is a channel with income from advertisements.} {The third is a profile that has been warned before.|And a profile with a warning is the third.}',
            '{Then there is the law.|Misleading customers is a chapter of its own.} {Do not use a bought count as proof of popularity.|Passing a bought count off as customers’ interest can be a deceptive practice.} {A number on a profile is one thing, a claim in an offer another.|So leave it out of offers and advertisements.} {Our own view is in the [terms](%terms%).|The [terms](%terms%) say what we take from this.}',
          ],
        },
      ],
      keywords: ['network rules', 'safe ordering', 'risks of bought counts', 'account protection'],
    },
    buying: {
      subjects: [
        'buying followers without illusions',
        'choosing a package',
        'what you get for the money',
      ],
      titles: [
        'what you get',
        'price, delivery, guarantee',
        'how to choose',
        'questions before ordering',
      ],
      excerpts: [
        'What exactly a package holds, how its price is made up, how delivery goes, and what to do when the count is wrong. Also when not to buy.',
        'Before you order: what a package costs, what is part of the price, how long the guarantee lasts, and which rights you have afterwards.',
      ],
      intros: [
        '{We sell counts, so read an article called “%about%” from us with suspicion.|An article on “%about%” by a shop that sells counts deserves a wary reader.} {We shall at least be exact.|All the more reason to stick to what can be checked.} {People with this question mostly want the price and the catch.|The usual questions are what it costs and where the catch is.} {The price is in the list, and the catch has a section of its own.|Both are below, the catch included.}',
        '“%about%” is {mostly a search by somebody who has nearly decided|a question behind which a decision often stands already}. {Whatever yours is, know exactly what you would be buying.|It pays to know what the money is for.} {A package is a count, a time of delivery and a guarantee.|What is sold is a number of pieces, their delivery and their refill.} {People’s interest is no part of it and cannot be.|Attention is in no price list, because it cannot be sold.}',
      ],
      passages: [
        {
          headings: ['What is part of the price', 'What a package is made of', 'What you pay for'],
          blocks: [
            '{Every package states count, price, usual time of delivery and guarantee beforehand.|Count, price and guarantee of each package can be read before anything is filled in.} {For example, [[package:%packageId%]] cost %price%, that is %perUnit% each.|Take [[package:%packageId%]]: %price% in all, %perUnit% for one.} {Larger packages cost less for each piece and more in total, so do not buy more than you need.|The price of a piece falls with the size and the bill grows, so mind the total.} {The whole list is in the [price list](%tab%).|All steps are in the [price list](%tab%).}',
            '{Interest, comments, sales and visits are no part of it.|You do not buy an audience: nobody delivered need ever read or buy anything.} {If that is what you need, compare advertising first.|For customers, advertising is the more honest way.}',
          ],
          isPriced: true,
        },
        {
          headings: ['How an order goes', 'From cart to delivery', 'After the payment'],
          blocks: [
            '1. {You choose a package and give the public name of the profile, or a link.|Pick a count and say where it is to go.}\n2. {You pay in advance on the page of the payment provider.|Payment is in advance, and the card number never reaches us.}\n3. {Delivery usually begins within [[figure:usualStartHours]] hours, at the latest within [[figure:latestStartHours]], if you ask for an early start.|If you ask for an early start, delivery begins within [[figure:latestStartHours]] hours at the latest, usually sooner.}\n4. {The count grows gradually, and a private page shows how far it is.|Delivery is gradual; its state is on a page to which you get a link.}',
            '{Until delivery begins, a button cancels the order.|Before the start, everything can be cancelled by one press.} {The page [how it works](%howItWorks%) tells it in detail.|All of it, exceptions included, is on the page [how it works](%howItWorks%).}',
          ],
        },
        {
          headings: [
            'When something is wrong',
            'Complaint, withdrawal, money back',
            'Which rights you have',
          ],
          blocks: [
            '{First compare the count before the order with the one after it; the order page has both.|The order page says which count it began with, so start there.} {If it is too small, you have [[figure:recountDays]] days from completion to choose between a refill and your money.|Missing pieces can be refilled or paid back within [[figure:recountDays]] days of completion, as you like.} {A later drop is refilled free of charge within the guarantee.|What drops later is a matter for the guarantee.}',
            '{A consumer may also withdraw within [[figure:withdrawalDays]] days and pays for the part that was delivered on request.|Consumers can withdraw within [[figure:withdrawalDays]] days, except from what has been delivered in full.} {Complaints are settled within [[figure:complaintDays]] days.|For a complaint we have [[figure:complaintDays]] days.} {The exact rules are in the [terms](%terms%).|Read the [terms](%terms%) for the wording.}',
          ],
        },
      ],
      keywords: ['buying followers', 'package price', 'refill guarantee', 'money back'],
    },
  },
  general: [
    {
      headings: [
        'What a bought count changes',
        'An impression and no more',
        'What the number is for',
      ],
      blocks: [
        '{A higher number changes the first glance of a stranger.|A bought count adjusts the impression that a profile makes on somebody new.} {There its power ends.|After that, what counts is what the visitor finds.} {An empty restaurant with a full guest book is still an empty restaurant.|Whoever comes and finds nothing leaves all the same.}',
        '{So it makes sense only where there is something to look at already.|Spend time on content before you spend money on a count.} {And only where nobody is deceived by it.|And never as proof for customers.} {Often it is cheaper and calmer to wait.|In most cases patience is the better purchase.}',
      ],
    },
    {
      headings: ['What it costs', 'Prices as a guide', 'Prices and how to read them'],
      blocks: [
        '{The smallest package of %counted% begins at %from%.|Prices for %counted% begin at %from%.|For %counted% you pay at least %from%.} {The figure is taken from the price list and changes with it.|That figure follows the price list, so it is true next year as well.} {Compare the total as well as the price of a piece, because a low one tempts you into a larger purchase.|A low price for each piece invites larger orders, so look at the total first.}',
        '{Several packages in one order get a volume discount: two of them [[discount:2]], four and more [[discount:4]].|The discount goes by the number of packages in the cart: [[discount:2]] for two, [[discount:4]] for four and more.} {A code is not added to it; the better of the two counts.|It is not combined with a code.} {Everything at a glance is in the [price list](%priceList%).|The [price list](%priceList%) has all of it together.}',
      ],
      isPriced: true,
    },
    {
      headings: ['Short questions and answers', 'Short answers', 'What people want to know'],
      blocks: [
        '**{Can others tell that a count was bought?|Does anybody notice?}** {They can, a careful person as well as a network: by few reactions and by empty accounts among the followers.|Yes, that is possible. Few reactions and accounts without content give it away.}',
        '**{Will it be there at once?|How soon does it arrive?}** {Not at once; it is delivered gradually, and the usual time stands beside the package.|Gradually, within the time that the package names.}',
        '**{Will it bring customers?|Does it bring sales?}** {Not by itself. A count convinces nobody; at most it does not put people off.|Hardly. At best the profile no longer looks deserted.}',
        '{More answers are among the [frequently asked questions](%faq%).|The [questions and answers](%faq%) hold the rest.}',
      ],
    },
    {
      headings: ['Cheaper ways to try first', 'Before you spend anything', 'What costs nothing'],
      blocks: [
        '{Buying should be the last idea, not the first.|Three things that cost nothing come before any package.}',
        '- {Rewrite the description so that it says whom you help.|Make the description say for whom, with what and where.}\n- {Answer every message of the last month.|Catch up on unanswered messages and comments.}\n- {Ask the customers you have to follow you; a note at the counter or a line in an email will do.|Tell those who know you already, for instance by a line on the invoice.}',
        '{If two months of that change nothing, you know at least that the number is not the problem.|After two months it will be clear whether a count is missing or content.} {That is knowledge nobody can sell you.|Such an answer is worth more than a package.}',
      ],
    },
    {
      headings: ['How to recognise a decent seller', 'How to choose a shop', 'Examine us too'],
      blocks: [
        '{A decent seller also says the sentences that cost orders.|Look for the sentence that does not suit the seller.} {The site names the company, its registered office and what applies if you withdraw.|Name, office and understandable terms are on the site.} {It wants no password and promises neither safety nor people.|There is no promise of reach in it, and no request for a password.}',
        '{Doubt reviews wherever nobody says where they come from.|Of reviews, ask who was able to write them.} {Ours each state their origin; [how we verify reviews](%howReviews%) explains it.|How we do it is on the page [how we verify reviews](%howReviews%).} {Measure us by the same yardstick; it is the least you can do.|Then hold us to the same standard.}',
      ],
    },
    {
      headings: ['Keep a record', 'A notebook instead of impressions', 'What to write down'],
      blocks: [
        '{Memory keeps the successes and loses the ordinary days.|Without a record everybody remembers the best day alone.} {Four columns will do: day, post, how many saw it, how many answered.|Date, subject, reach and replies make a table that is good enough.} {It takes a minute and shows more after two months than an app does.|A minute a day replaces a great deal of guessing.}',
        '{Add a column for what was different: an advertisement, a purchase, a mention, a holiday.|Leave a last column for whatever happened outside the network.} {Without it you will explain the swings wrongly.|Most riddles then solve themselves.} {We count visits without following people; [how we count](%howWeCount%) can be read.|Our own counting works without cookies, and we [describe it](%howWeCount%).}',
      ],
    },
  ],
  honest: [
    {
      headings: [
        'What has to be said first',
        'What we do not hide',
        'Plainly about delivered counts',
      ],
      blocks: [
        '{There may be no real, active people behind delivered counts.|Delivered metrics may not come from real people who use their accounts.} {The rules of the networks forbid buying them, and a network can remove them or restrict the account.|Networks forbid such purchases; they can take the counts away and limit the account.} {This is not in small print; it stands beside each package and above the order button.|We say so at the package, in the terms and right before the order.}',
        '{The guarantee covers the count and not the consequences.|A refill makes up for a drop; it does not bring lost reach back.} {Whoever does not want to risk them should not buy, and that is a sensible decision.|Not buying is an entirely sensible decision.} {The full wording is in the [terms](%terms%).|Details are in the [terms](%terms%).}',
      ],
    },
    {
      headings: [
        'The risk that remains',
        'The catch everybody should know',
        'What nobody can promise you',
      ],
      blocks: [
        '{However good a shop is, one thing stays: networks forbid buying counts.|One risk does not go away even for a careful customer: the ban in the rules.} {They may remove them at any time, show the profile less, or block it.|A count can be reduced, posts can be shown less, an account can be closed.} {Besides, delivered accounts need not belong to real people who use them.|And nobody real need be behind what is delivered.}',
        '{A seller who says otherwise is not telling the truth.|Promises to the contrary are a reason to go elsewhere.} {If a profile matters to you, read the [terms](%terms%) and the rules of your network before ordering.|Where your work depends on a profile, read the [terms](%terms%) first.} {Then the decision is really yours.|Decide after that, and not before.}',
      ],
    },
  ],
  closing: [
    {
      headings: ['A decision on one sheet', 'Before you decide', 'A short checklist'],
      blocks: [
        '{Answer four questions, in writing if you can.|Take a sheet of paper and answer four questions.}',
        '- {What will change once the number is higher?|What do I expect of a higher count?}\n- {What if the network takes it away again?|Can I bear it if the number vanishes?}\n- {Would anybody be misled by it?|Does somebody decide by that number?}\n- {Have I tried what costs nothing?|Did I do the free things first?}',
        '{If two answers do not satisfy you, wait a month.|In doubt, put it off for a month.} {If all of them do, the [price list](%priceList%) will still be there.|Where the answers are clear, the packages are in the [price list](%priceList%).} {And if a question is left that we have not answered, write to us.|A question that is missing here is welcome.}',
      ],
    },
    {
      headings: ['The first step', 'What to do next', 'Where to begin today'],
      blocks: [
        '1. {Look at your profile with the eyes of a stranger.|Open your profile in a private window.}\n2. {Write down today’s counts, so that you can compare.|Note the figures that you start from.}\n3. {Choose one thing from this article and keep to it for a month.|Take a single step from above and hold on to it for a month.}',
        '{Only then decide whether buying makes sense.|The question of buying comes after that.} {If so, the [frequently asked questions](%faq%) will save you some writing.|In that case begin with the [questions and answers](%faq%).} {If not, you have saved money.|If not, that is a result too.} {Either way you will know why.|In both cases you are not acting blindly.}',
      ],
    },
    {
      headings: ['What to remember', 'Three sentences to keep', 'In short'],
      blocks: [
        '- {A count is an impression, and interest is something else.|The number makes an impression; content makes interest.}\n- {Networks forbid buying, and the profile bears the risk.|The owner of the profile carries the risk of a purchase.}\n- {What was not measured before a purchase cannot be measured after it.|Without notes nobody can tell what helped.}',
        '{If you still want to buy, begin with a small package and watch what happens.|Should you decide to order, take the smallest package that makes sense.} {The page [how it works](%howItWorks%) shows the way.|How an order goes is described under [how it works](%howItWorks%).} {If you would rather not, nearly everything here is free of charge.|And if not, most of the rest costs nothing.}',
      ],
    },
  ],
  networks: {
    instagram: { name: 'Instagram', on: 'on Instagram' },
    tiktok: { name: 'TikTok', on: 'on TikTok' },
    youtube: { name: 'YouTube', on: 'on YouTube' },
    facebook: { name: 'Facebook', on: 'on Facebook' },
    any: { name: 'network', on: 'on social networks' },
  },
  counted: { followers: 'followers', likes: 'likes', views: 'views', subscribers: 'subscribers' },
  reviews: [
    '{The price of a package can be seen before any field is filled in.|Prices and counts are public, without an account.|What it costs is plain from the start, no sign-up needed.}',
    '{An order needs the public name of the profile and no password.|No password is asked for; a link or a name will do.|The shop makes do with a public name and never asks for a password.}',
    '{It is worth mentioning that the page itself points to the ban in the rules of the networks.|Unusually, the page reminds its readers that networks forbid such purchases.|Right above the button it says that the networks forbid buying.}',
    '{The length of the guarantee stands beside each package.|Each package names how long its refill guarantee lasts.|The conditions of the guarantee are written so that anybody can understand them.}',
    '{The state of an order is on a private page.|A private page shows how far an order is.|Every order has a page of its own with state and invoice.}',
    '{Until delivery begins an order can be cancelled by a button.|Cancelling before the start takes one press.|Before delivery starts, no letter is needed to cancel.}',
    '{The shop promises a count and its refill, and neither reach nor customers.|What is promised is a number and a guarantee, not an audience.|The description tells a count from real interest.}',
    '{Packages of %counted% %on% can be compared by the price of a piece.|The offer of %counted% %on% is easy to compare.|In the price list, packages of %counted% %on% stand side by side.}',
  ],
  signatures: [
    'Summary of the price list',
    'The shop’s program',
    'Automatic summary',
    'Text without an author',
  ],
};
