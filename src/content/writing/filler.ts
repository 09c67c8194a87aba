import type { PerLocale } from '#domain/locale.ts';

/**
 * Phrases that give filler away: of the trade's spam, of machine text, and of writing that has nothing to say.
 * `…` stands for any words of the same sentence.
 */
export const filler: PerLocale<readonly string[]> = {
  cs: `
v dnešní digitální době
v dnešní době, kdy
v dnešním digitálním světě
v dnešním světě
v dnešním uspěchaném
v éře sociálních sítí
v neustále se měnícím
ve světě sociálních sítí
svět sociálních sítí se
na další úroveň
na vyšší úroveň
na novou úroveň
klíčem k úspěchu
klíč k úspěchu
recept na úspěch
tajemství úspěchu
cesta k úspěchu
není to jen …, ale
nejde jen o …, ale
nejen …, ale především
odemkněte
odemknout potenciál
plný potenciál
naplno využít potenciál
využijte potenciál
posuňte svůj
posuňte své
nastartujte svůj
nastartujte své
raketový růst
raketově
exploz
zazáří
zazářit
vynikněte z davu
vyčnívat z davu
vyčnívejte
bez námahy
bez starostí
snadno a rychle
rychle a snadno
jako mávnutím kouzelného proutku
kouzelný proutek
revoluční
průlomov
převratn
bezkonkurenční
bezprecedentní
špičková kvalita
nejvyšší kvality
ponořme se
ponořte se
pojďme se podívat
pojďme se ponořit
pojďme si říct
v tomto článku se dozvíte
v tomto článku si
v tomto článku se podíváme
v neposlední řadě
závěrem lze říci
závěrem lze říct
na závěr lze
shrnuto a podtrženo
sečteno a podtrženo
zkrátka a dobře
jak již bylo řečeno
jak bylo zmíněno
je důležité si uvědomit
je důležité zmínit
je třeba si uvědomit
nelze podceňovat
hraje klíčovou roli
hrají klíčovou roli
hraje zásadní roli
nedílnou součástí
nedílná součást
bohatá škála
široká škála
nepřeberné množství
na míru šité
šité na míru
komplexní řešení
holistick
synergi
ekosystém
navigovat
v konečném důsledku
game changer
boost
viralit
staňte se virálním
virální hit
stovky spokojených zákazníků
tisíce spokojených zákazníků
důvěřují nám
100% bezpečn
zaručený úspěch
zaručené výsledky
`
    .trim()
    .split('\n'),
  en: `
in today's digital
in today's world
in today's fast-paced
in the digital age
in this day and age
ever-evolving
ever-changing landscape
digital landscape
social media landscape
in the world of social media
in the realm of
navigate the
navigating the
delve
dive into
deep dive
let's dive
let's explore
let's take a look
in this article, we
in this article you
this article will
to the next level
next level
skyrocket
supercharge
turbocharge
game changer
game-changer
game-changing
unlock
unleash
elevate your
elevate
boost your presence
boost your
harness the power
leverage
full potential
true potential
secret to success
key to success
recipe for success
secret sauce
magic bullet
silver bullet
cutting-edge
state-of-the-art
revolutionary
revolutionise
revolutionize
groundbreaking
unparalleled
unprecedented
world-class
best-in-class
seamless
seamlessly
effortless
effortlessly
hassle-free
robust
holistic
synergy
ecosystem
tapestry
testament to
treasure trove
a plethora of
a myriad of
myriad
it's not just …, it's
it's not just about
not only …, but also
more than just
stand out from the crowd
it is important to note
it's important to note
it's worth noting
it is worth noting
needless to say
at the end of the day
when it comes to
in conclusion
to sum up
in summary
last but not least
look no further
rest assured
go viral
viral sensation
plays a crucial role
plays a vital role
plays a pivotal role
pivotal
crucial role
trusted by thousands
thousands of satisfied
guaranteed results
100% safe
empower
embark on
journey to success
foster engagement
vibrant community
bustling
`
    .trim()
    .split('\n'),
};
