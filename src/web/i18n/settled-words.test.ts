import { expect, test } from 'vitest';
import { errors } from '#contract/error-codes.ts';
import { howPagesAreChosen } from '#domain/audit/texts/pages-read.ts';
import { whyCapped } from '#domain/audit/texts/verdict.ts';
import { crawlFailureTexts } from '#domain/crawl/crawl-failure-texts.ts';
import type { Text } from '#domain/language.ts';
import { signInTexts } from './app/sign-in.ts';
import { startTexts } from './app/start.ts';
import { addLinkbild } from './project/add-linkbild.ts';
import { alertsTexts } from './project/alerts.ts';
import { dashboardTexts } from './project/dashboard.ts';
import { integrationTexts } from './project/integration.ts';
import { onboardingTexts } from './project/onboarding.ts';
import { templatesTexts } from './project/templates.ts';
import { wordFixes } from './public/fixes/word-checks.ts';
import { homeTexts, systemTexts } from './public/home.ts';
import { heroTexts } from './public/home-hero.ts';
import { pricingTexts } from './public/pricing.ts';
import { webhookTexts } from './public/webhooks.ts';
import { wholeShopTexts } from './public/whole-shop.ts';

// Sentences that readers of each language settled word by word. Each says in plain words what an earlier one said in
// ours: whoever changes one does so on purpose, in both languages.

const both = <Value>(row: { en: (value: Value) => string; de: (value: Value) => string }, value: Value): Text => ({
  en: row.en(value),
  de: row.de(value),
});

const table: [shown: Text | null, en: string, de: string][] = [
  [homeTexts.platformsTitle, 'Everywhere your links get shared', 'Überall, wo Ihre Links geteilt werden'],
  [homeTexts.benefit2, 'Looks right everywhere', 'Sieht überall richtig aus'],
  [homeTexts.productTitle, 'See what’s broken. Then fix it.', 'Erst sehen, was kaputt ist. Dann beheben.'],
  [
    { en: heroTexts.done.en(85, ['Add a price.']), de: heroTexts.done.de(85, ['Preis ergänzen.']) },
    '85 out of 100. One tip: Add a price.',
    '85 von 100 Punkten. Ein Tipp: Preis ergänzen.',
  ],
  [
    wordFixes.isInsideWindow.title,
    'Platforms stop reading before they reach your preview',
    'Plattformen hören auf zu lesen, bevor Ihre Vorschau kommt',
  ],
  [dashboardTexts.sharesText, 'in the last three weeks', 'in den letzten drei Wochen'],
  [templatesTexts.many, 'Test two templates', 'Zwei Vorlagen testen'],
  [
    templatesTexts.manyHint,
    'Each page randomly gets one template and keeps it.',
    'Jede Seite bekommt zufällig eine Vorlage und behält sie.',
  ],
  [both(addLinkbild, true), 'Add Linkbild to your shop', 'Linkbild in den Shop einbauen'],
  [both(addLinkbild, false), 'Add Linkbild to your website', 'Linkbild in die Website einbauen'],
  [
    both(onboardingTexts.installText, 'custom'),
    'A tag in the head of your pages tells platforms where to find your images.',
    'Eine Zeile im Kopf Ihrer Seiten sagt WhatsApp, Facebook und den anderen, welches Bild zu welcher Seite gehört.',
  ],
  [
    both(onboardingTexts.installText, 'wordpress'),
    'The plugin tells WhatsApp, Facebook and the others which image belongs to which page.',
    'Das Plugin sagt WhatsApp, Facebook und den anderen, welches Bild zu welcher Seite gehört.',
  ],
  [
    startTexts.lead,
    'Enter your website’s URL. We’ll read its pages, colours and images and suggest your first previews.',
    'Geben Sie die Adresse Ihrer Website ein. Wir lesen Seiten, Farben und Bilder ein und schlagen Ihnen die ersten Vorschauen vor.',
  ],
  [
    crawlFailureTexts['robots-unreachable'],
    'Your website isn’t letting us in yet: its robots.txt can’t be read. Allow LinkbildBot in your firewall or shop system, then refresh.',
    'Ihre Website lässt uns noch nicht hinein: Die robots.txt ist nicht lesbar. Erlauben Sie LinkbildBot in Firewall oder Shopsystem und aktualisieren Sie dann.',
  ],
  [
    signInTexts.confirmPasswordHint,
    'You’re on a new device. Choose your password here. At least 12 characters.',
    'Dieses Gerät ist neu. Wählen Sie hier Ihr Passwort. Mindestens 12 Zeichen.',
  ],
  [
    howPagesAreChosen,
    'We checked your home page and the newest pages of each type. The next audit reads the same ones.',
    'Ausgewählt: die Startseite und die neuesten Seiten jeder Art. Das nächste Audit liest dieselben.',
  ],
  [
    alertsTexts.channelsText,
    'Get incidents in Slack, Teams or Discord.',
    'Störungen in Slack, Teams oder Discord melden.',
  ],
  [
    alertsTexts.badgeHint,
    'Shows how many of your pages look right.',
    'Zeigt, wie viele Ihrer Seiten richtig aussehen.',
  ],
  [both(pricingTexts.history, 3), '3 months of preview history', 'Verlauf aller Vorschauen, 3 Monate gespeichert'],
  [wholeShopTexts.wholeWithout, 'No email? Run it here instead', 'Ohne E-Mail? Dann gleich hier prüfen'],
  [errors.VALIDATION_FAILED.text, 'Fix the highlighted fields.', 'Korrigieren Sie die markierten Felder.'],
];

test.each(table.map(([shown, en, de]) => ({ shown, en, de })))('$en', ({ shown, en, de }) => {
  expect({ en: shown?.en, de: shown?.de }).toEqual({ en, de });
});

const beginnings: [shown: Text | null, en: string, de: string][] = [
  [
    whyCapped('static', 85, []),
    'Nothing’s broken. The last 15 points are for images made for sharing',
    'Es ist nichts kaputt. Die letzten 15 Punkte',
  ],
  [
    integrationTexts.customTags,
    'On each page, change only the part after url=.',
    'Ändern Sie auf jeder Seite nur den Teil hinter url=.',
  ],
  [systemTexts.coming, 'One-click apps are coming.', 'Apps zum Installieren mit einem Klick sind in Arbeit.'],
  [
    webhookTexts.text,
    'We notify your server when a preview changes',
    'Wir benachrichtigen Ihren Server, wenn sich eine Vorschau ändert',
  ],
];

test.each(beginnings.map(([shown, en, de]) => ({ shown, en, de })))('$en …', ({ shown, en, de }) => {
  expect([shown?.en.slice(0, en.length), shown?.de.slice(0, de.length)]).toEqual([en, de]);
});
