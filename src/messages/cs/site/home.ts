import { type PeriodRange, lasting } from '#domain/period-text.ts';

export const home = {
  metaTitle: (brand: string) => `Sledující, lajky a\u00a0zhlédnutí pro sociální sítě | ${brand}`,
  metaDescription:
    'Balíčky sledujících, lajků a\u00a0zhlédnutí pro Instagram, TikTok, YouTube a\u00a0Facebook. Cena, doba dodání i\u00a0garance jsou známé předem, heslo nechceme.',
  badge: 'Bez hesla a\u00a0bez registrace',
  headline: 'Ať se váš profil odlepí od země',
  lead: 'Balíčky sledujících, lajků a\u00a0zhlédnutí. Cenu, dobu dodání i\u00a0garanci znáte předem.',
  order: 'Objednat',
  pricing: 'Ceník',
  trust: {
    title: 'Na co se můžete spolehnout',
    points: (guarantee: PeriodRange) => [
      {
        key: 'guarantee',
        title: `Garance ${lasting('cs', guarantee, 'day')}`,
        text: 'Úbytek v\u00a0této době doplníme zdarma.',
      },
      {
        key: 'payment',
        title: 'Bezpečná platba',
        text: 'Platíte na stránce poskytovatele platby.',
      },
      {
        key: 'support',
        title: 'Podpora česky a\u00a0anglicky',
        text: 'Napište nám e\u2011mailem nebo do chatu.',
      },
    ],
  },
  platforms: {
    title: 'Vyberte si platformu',
    from: (price: string) => `od ${price}`,
    all: 'Celý ceník',
  },
  curve: {
    description: (amounts: string) =>
      `Křivka růstu s\u00a0body ve velikostech balíčků: ${amounts}.`,
  },
};

export type HomeMessages = typeof home;
