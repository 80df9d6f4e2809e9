import type { Text } from '#domain/language.ts';

// The one table of error codes: status and message. Only api/http/respond.ts turns it into a response.
interface ErrorRow {
  status: 400 | 401 | 402 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 501 | 502 | 503 | 504;
  text: Text;
}

export const errors = {
  CONNECT_CODE_UNKNOWN: {
    status: 404,
    text: {
      en: 'This connect code doesn’t work. It is valid for 30 minutes and only once. Create a new one in Linkbild under Settings.',
      de: 'Dieser Verbindungscode funktioniert nicht. Er gilt 30 Minuten und nur einmal. Erstellen Sie in Linkbild unter Einstellungen einen neuen.',
    },
  },
  SITE_MISMATCH: {
    status: 409,
    text: {
      en: 'This code is for another website. Create the code in the Linkbild project of this website.',
      de: 'Dieser Code gehört zu einer anderen Website. Erstellen Sie den Code im Linkbild-Projekt dieser Website.',
    },
  },
  SITE_NOT_CONNECTED: {
    status: 401,
    text: {
      en: 'This website isn’t connected to Linkbild any more. Connect it with a new code.',
      de: 'Diese Website ist nicht mehr mit Linkbild verbunden. Verbinden Sie sie mit einem neuen Code.',
    },
  },
  INCIDENT_RESOLVED: {
    status: 409,
    text: { en: 'This incident is already resolved.', de: 'Diese Störung ist schon behoben.' },
  },
  SHOP_NOT_CONNECTED: {
    status: 409,
    text: {
      en: 'This project isn’t connected to a Shopify store. Connect it under Settings → Shopify.',
      de: 'Dieses Projekt ist mit keinem Shopify-Shop verbunden. Verbinden Sie es unter Einstellungen → Shopify.',
    },
  },
  SHOP_SCOPE_MISSING: {
    status: 409,
    text: {
      en: 'Shopify doesn’t let Linkbild change themes in this store. Make the change in the code editor instead.',
      de: 'Shopify erlaubt Linkbild nicht, Themes dieses Shops zu ändern. Nehmen Sie die Änderung im Code-Editor vor.',
    },
  },
  THEME_NOT_CHANGEABLE: {
    status: 409,
    text: {
      en: 'This theme can’t be changed automatically. The theme page says why.',
      de: 'Dieses Theme lässt sich nicht automatisch ändern. Den Grund sehen Sie auf der Theme-Seite.',
    },
  },
  THEME_CHANGE_REFUSED: {
    status: 409,
    text: {
      en: 'Shopify didn’t accept this. Try it in your Shopify admin under Online Store → Themes.',
      de: 'Shopify hat das nicht angenommen. Versuchen Sie es im Shopify-Admin unter Onlineshop → Themes.',
    },
  },
  THEME_CHANGED: {
    status: 409,
    text: {
      en: 'Your live theme was changed after the copy was made. Publishing the copy would undo these changes. Make a new copy.',
      de: 'Ihr aktives Theme wurde geändert, nachdem die Kopie angelegt war. Mit der Kopie gingen diese Änderungen verloren. Legen Sie eine neue Kopie an.',
    },
  },
  THEME_FILES_CHANGED: {
    status: 409,
    text: {
      en: 'Files with our lines were changed since. Take the lines out in the code editor.',
      de: 'Dateien mit unseren Zeilen wurden seitdem geändert. Nehmen Sie die Zeilen im Code-Editor heraus.',
    },
  },
  THEME_GONE: {
    status: 409,
    text: {
      en: 'The copy isn’t in your theme library any more. Make a new one.',
      de: 'Die Kopie ist nicht mehr in Ihrer Theme-Bibliothek. Legen Sie eine neue an.',
    },
  },
  BAD_JSON: {
    status: 400,
    text: { en: 'The request body isn’t valid JSON.', de: 'Der Inhalt der Anfrage ist kein gültiges JSON.' },
  },
  BAD_REQUEST: {
    status: 400,
    text: { en: 'The request isn’t valid.', de: 'Die Anfrage ist ungültig.' },
  },
  VALIDATION_FAILED: {
    status: 422,
    text: { en: 'Fix the highlighted fields.', de: 'Korrigieren Sie die markierten Felder.' },
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    text: {
      en: 'Send JSON (Content-Type: application/json).',
      de: 'Senden Sie JSON (Content-Type: application/json).',
    },
  },
  BODY_TOO_LARGE: {
    status: 413,
    text: { en: 'The request is too large.', de: 'Die Anfrage ist zu groß.' },
  },
  NOT_LOGGED_IN: {
    status: 401,
    text: { en: 'You’re not logged in.', de: 'Sie sind nicht angemeldet.' },
  },
  CROSS_ORIGIN: {
    status: 403,
    text: { en: 'This request comes from another website.', de: 'Diese Anfrage kommt von einer anderen Website.' },
  },
  NOT_ALLOWED: {
    status: 403,
    text: { en: 'You don’t have permission to do this.', de: 'Dazu fehlt Ihnen die Berechtigung.' },
  },
  SECOND_STEP_NEEDED: {
    status: 401,
    text: {
      en: 'One more step: confirm with your passkey or a code.',
      de: 'Noch ein Schritt: Bestätigen Sie mit Ihrem Passkey oder einem Code.',
    },
  },
  SECOND_STEP_EXPIRED: {
    status: 410,
    text: {
      en: 'That took too long, or there were too many wrong codes. Log in again.',
      de: 'Das hat zu lange gedauert, oder es gab zu viele falsche Codes. Melden Sie sich erneut an.',
    },
  },
  WRONG_CODE: {
    status: 422,
    text: {
      en: 'This code is wrong or has been used already. Enter the latest one.',
      de: 'Dieser Code ist falsch oder wurde schon verwendet. Geben Sie den neuesten ein.',
    },
  },
  WRONG_PASSWORD: {
    status: 422,
    text: { en: 'Wrong password.', de: 'Das Passwort ist falsch.' },
  },
  OTHER_PROOF_NEEDED: {
    status: 422,
    text: {
      en: 'Confirm with your passkey or a code from your authenticator app.',
      de: 'Bestätigen Sie mit Ihrem Passkey oder einem Code aus Ihrer Authenticator-App.',
    },
  },
  PASSKEY_REFUSED: {
    status: 422,
    text: {
      en: 'This passkey doesn’t work here. It may belong to another account or have been removed.',
      de: 'Dieser Passkey funktioniert hier nicht. Vielleicht gehört er zu einem anderen Konto oder wurde entfernt.',
    },
  },
  PASSKEY_EXPIRED: {
    status: 410,
    text: {
      en: 'That took too long. Try your passkey again.',
      de: 'Das hat zu lange gedauert. Versuchen Sie es noch einmal mit Ihrem Passkey.',
    },
  },
  PASSKEYS_NEED_A_NAME: {
    status: 409,
    text: {
      en: 'Passkeys don’t work on a bare IP address. Set SITE_URL to a host name, for example http://localhost:3000.',
      de: 'Passkeys funktionieren nicht unter einer reinen IP-Adresse. Setzen Sie SITE_URL auf einen Hostnamen, zum Beispiel http://localhost:3000.',
    },
  },
  LAST_FACTOR: {
    status: 409,
    text: {
      en: 'Super admins need a second factor on this site. Set up another one first.',
      de: 'Super-Admins brauchen hier einen zweiten Faktor. Richten Sie zuerst einen anderen ein.',
    },
  },
  FRESH_LOGIN_NEEDED: {
    status: 403,
    text: {
      en: 'You logged in more than 15 minutes ago. Confirm it’s you.',
      de: 'Ihre Anmeldung ist mehr als 15 Minuten her. Bestätigen Sie, dass Sie es sind.',
    },
  },
  NOT_WHILE_ACTING: {
    status: 403,
    text: {
      en: 'You can’t do this while logged in as someone else.',
      de: 'Das geht nicht, solange Sie als jemand anderes angemeldet sind.',
    },
  },
  NOT_FOR_SUPER_ADMINS: {
    status: 409,
    text: { en: 'This isn’t possible for super admins.', de: 'Bei Super-Admins ist das nicht möglich.' },
  },
  NOT_BY_TOKEN: {
    status: 403,
    text: {
      en: 'API tokens can’t do this. Log in on the website instead.',
      de: 'Mit einem API-Token geht das nicht. Melden Sie sich dafür auf der Website an.',
    },
  },
  TOKEN_READ_ONLY: {
    status: 403,
    text: { en: 'This API token is read-only.', de: 'Dieses API-Token darf nur lesen.' },
  },
  TOKEN_OTHER_PROJECT: {
    status: 403,
    text: {
      en: 'This API token works for one project only.',
      de: 'Dieses API-Token gilt nur für ein bestimmtes Projekt.',
    },
  },
  TOKEN_OTHER_AREA: {
    status: 403,
    text: {
      en: 'This API token isn’t for this part of the API.',
      de: 'Dieses API-Token gilt nicht für diesen Teil der API.',
    },
  },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    text: {
      en: 'On a public site, every super admin needs a second factor. Set up a passkey or an authenticator app first.',
      de: 'Auf einer öffentlichen Website braucht jeder Super-Admin einen zweiten Faktor. Richten Sie zuerst einen Passkey oder eine Authenticator-App ein.',
    },
  },
  NOT_FOUND: {
    status: 404,
    text: { en: 'We couldn’t find this.', de: 'Das wurde nicht gefunden.' },
  },
  CALL_NOT_FOUND: {
    status: 404,
    text: { en: 'There’s no such call.', de: 'Diesen Aufruf gibt es nicht.' },
  },
  PROJECT_NOT_FOUND: {
    status: 404,
    text: { en: 'We couldn’t find this project.', de: 'Dieses Projekt wurde nicht gefunden.' },
  },
  LOGIN_INCORRECT_PASSWORD: {
    status: 401,
    text: { en: 'Wrong email address or password.', de: 'E-Mail-Adresse oder Passwort ist falsch.' },
  },
  LOGIN_INCORRECT_MAGIC_LINK_CODE: {
    status: 401,
    text: {
      en: 'Wrong code. Use the one from our latest email.',
      de: 'Dieser Code ist falsch. Verwenden Sie den aus unserer neuesten E-Mail.',
    },
  },
  EXPIRED_MAGIC_LINK_CODE: {
    status: 410,
    text: {
      en: 'This link has expired. Request a new one.',
      de: 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
    },
  },
  MAX_ATTEMPTS_EXCEEDED: {
    status: 429,
    text: {
      en: 'Too many attempts. Try again in a few minutes.',
      de: 'Zu viele Versuche. Versuchen Sie es in einigen Minuten noch einmal.',
    },
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    text: { en: 'Too many requests. Try again later.', de: 'Zu viele Anfragen. Versuchen Sie es später noch einmal.' },
  },
  EXISTING_USER: {
    status: 409,
    text: {
      en: 'There’s already an account with this email address. Log in instead.',
      de: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich damit an.',
    },
  },
  EMAIL_NOT_CONFIRMED: {
    status: 403,
    text: {
      en: 'Wrong email address or password, or the address isn’t confirmed yet. Open the link in the email we sent you.',
      de: 'E-Mail-Adresse oder Passwort ist falsch, oder die Adresse ist noch nicht bestätigt. Öffnen Sie den Link in der E-Mail, die wir Ihnen gesendet haben.',
    },
  },
  CHECK_LINK_EXPIRED: {
    status: 410,
    text: {
      en: 'This link no longer works. Check the shop again to get a new one.',
      de: 'Dieser Link gilt nicht mehr. Prüfen Sie den Shop noch einmal, um einen neuen zu bekommen.',
    },
  },
  CHECKED_WITH_OTHER_ADDRESS: {
    status: 403,
    text: {
      en: 'This shop was checked with another email address. Log in with that one.',
      de: 'Dieser Shop wurde mit einer anderen E-Mail-Adresse geprüft. Melden Sie sich mit dieser an.',
    },
  },
  ADDRESS_NOT_PROVEN: {
    status: 403,
    text: {
      en: 'Confirm your email address first: log out, then have a login link sent to it.',
      de: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse: Melden Sie sich ab und lassen Sie sich einen Anmeldelink schicken.',
    },
  },
  ACCOUNT_SUSPENDED: {
    status: 403,
    text: { en: 'This account has been suspended.', de: 'Dieses Konto ist gesperrt.' },
  },
  INVALID_CONFIRMATION_CODE: {
    status: 404,
    text: {
      en: 'This confirmation link is invalid or has been used already.',
      de: 'Dieser Bestätigungslink ist ungültig oder wurde schon verwendet.',
    },
  },
  EXPIRED_CONFIRMATION_CODE: {
    status: 410,
    text: {
      en: 'This confirmation link has expired. Register again.',
      de: 'Dieser Bestätigungslink ist abgelaufen. Registrieren Sie sich erneut.',
    },
  },
  INVALID_WAITLIST_CODE: {
    status: 404,
    text: {
      en: 'This link is invalid or has been used already.',
      de: 'Dieser Link ist ungültig oder wurde schon verwendet.',
    },
  },
  EXPIRED_WAITLIST_CODE: {
    status: 410,
    text: {
      en: 'This link expired after 7 days. Join the waitlist again.',
      de: 'Dieser Link ist nach 7 Tagen abgelaufen. Tragen Sie sich erneut in die Warteliste ein.',
    },
  },
  INVALID_UNSUBSCRIBE_LINK: {
    status: 404,
    text: {
      en: 'This link is invalid. Log in to choose which emails you get.',
      de: 'Dieser Link ist ungültig. Melden Sie sich an, um Ihre E-Mails auszuwählen.',
    },
  },
  INVALID_CANCELLATION_LINK: {
    status: 404,
    text: {
      en: 'This link is invalid or has been used already. Log in and cancel on the plan page, or fill in the form again.',
      de: 'Dieser Link ist ungültig oder wurde schon verwendet. Melden Sie sich an und kündigen Sie auf der Tarifseite, oder füllen Sie das Formular noch einmal aus.',
    },
  },
  EXPIRED_CANCELLATION_LINK: {
    status: 410,
    text: {
      en: 'This link expired after 14 days. Log in and cancel on the plan page, or fill in the form again.',
      de: 'Dieser Link ist nach 14 Tagen abgelaufen. Melden Sie sich an und kündigen Sie auf der Tarifseite, oder füllen Sie das Formular noch einmal aus.',
    },
  },
  INVALID_INVITATION: {
    status: 404,
    text: {
      en: 'This invitation link is invalid or has been used already. If you’ve received a newer one, use that.',
      de: 'Dieser Einladungslink ist ungültig oder wurde schon verwendet. Falls Sie einen neueren haben, verwenden Sie diesen.',
    },
  },
  EXPIRED_INVITATION: {
    status: 410,
    text: {
      en: 'This invitation has expired. Ask for a new one.',
      de: 'Diese Einladung ist abgelaufen. Bitten Sie um eine neue.',
    },
  },
  WITHDRAWN_INVITATION: {
    status: 410,
    text: { en: 'This invitation has been withdrawn.', de: 'Diese Einladung wurde zurückgezogen.' },
  },
  DECLINED_INVITATION: {
    status: 410,
    text: {
      en: 'You’ve declined this invitation. Changed your mind? Ask for a new one.',
      de: 'Sie haben diese Einladung abgelehnt. Doch noch Interesse? Bitten Sie um eine neue.',
    },
  },
  ALREADY_MEMBER: {
    status: 409,
    text: {
      en: 'This person already works on the project. You can change their role in the list.',
      de: 'Diese Person arbeitet bereits am Projekt mit. Ihre Rolle können Sie in der Liste ändern.',
    },
  },
  LAST_ADMIN: {
    status: 409,
    text: {
      en: 'Every project needs an admin. Make someone else an admin first.',
      de: 'Jedes Projekt braucht einen Admin. Machen Sie zuerst jemand anderen zum Admin.',
    },
  },
  PROVIDER_NOT_CONFIGURED: {
    status: 501,
    text: {
      en: 'Login with Google isn’t set up on this server.',
      de: 'Die Anmeldung mit Google ist auf diesem Server nicht eingerichtet.',
    },
  },
  SHOPIFY_SESSION_NEEDED: {
    status: 401,
    text: {
      en: 'Open Linkbild in your Shopify admin again.',
      de: 'Öffnen Sie Linkbild noch einmal in Ihrem Shopify-Admin.',
    },
  },
  SHOPIFY_REFUSED: {
    status: 409,
    text: {
      en: 'Shopify refused the connection. Install the app in your Shopify admin again.',
      de: 'Shopify hat die Verbindung abgelehnt. Installieren Sie die App in Ihrem Shopify-Admin noch einmal.',
    },
  },
  SHOPIFY_AWAY: {
    status: 503,
    text: {
      en: 'Shopify isn’t responding. Try again in a moment.',
      de: 'Shopify antwortet nicht. Versuchen Sie es gleich noch einmal.',
    },
  },
  SHOPIFY_LINK_EXPIRED: {
    status: 410,
    text: {
      en: 'This link has expired or has been used already. Start again in your Shopify admin.',
      de: 'Dieser Link ist abgelaufen oder wurde schon verwendet. Beginnen Sie noch einmal in Ihrem Shopify-Admin.',
    },
  },
  SHOP_CLOSED: {
    status: 409,
    text: {
      en: 'This store is closed or paused in Shopify.',
      de: 'Dieser Shop ist bei Shopify geschlossen oder pausiert.',
    },
  },
  BILLED_BY_SHOPIFY: {
    status: 409,
    text: {
      en: 'Shopify bills this project. Change the plan in your Shopify admin.',
      de: 'Dieses Projekt rechnet Shopify ab. Ändern Sie den Tarif in Ihrem Shopify-Admin.',
    },
  },
  BILLED_BY_STRIPE: {
    status: 409,
    text: {
      en: 'You can buy plans and credits on the plan page. There’s no need to request them.',
      de: 'Tarife und Credits können Sie direkt auf der Tarifseite kaufen. Eine Anfrage ist nicht nötig.',
    },
  },
  STRIPE_UNAVAILABLE: {
    status: 503,
    text: {
      en: 'Stripe, our payment provider, isn’t responding. Nothing was charged. Try again in a moment.',
      de: 'Unser Zahlungsanbieter Stripe antwortet nicht. Es wurde nichts abgebucht. Versuchen Sie es gleich noch einmal.',
    },
  },
  PAYMENT_DECLINED: {
    status: 409,
    text: {
      en: 'Your card was declined. Nothing has changed. Use another card or ask your bank.',
      de: 'Ihre Karte wurde abgelehnt. Es hat sich nichts geändert. Verwenden Sie eine andere Karte oder fragen Sie Ihre Bank.',
    },
  },
  SHOP_PLAN_NEEDED: {
    status: 409,
    text: {
      en: 'Choose a plan first. Credits go on the same bill.',
      de: 'Wählen Sie zuerst einen Tarif. Credits kommen mit auf dessen Rechnung.',
    },
  },
  SHOP_CREDIT_LIMIT: {
    status: 409,
    text: {
      en: 'You’ve reached the credit limit you approved in Shopify. It resets with the next billing period.',
      de: 'Sie haben das Limit für Credits erreicht, dem Sie bei Shopify zugestimmt haben. Im nächsten Abrechnungszeitraum können Sie wieder Credits kaufen.',
    },
  },
  PAGE_PASSWORD_PROTECTED: {
    status: 422,
    text: {
      en: "The page is password protected. Unfortunately, we can't access the link previews.",
      de: 'Die Seite ist passwortgeschützt. Leider können wir die Linkvorschauen nicht abrufen.',
    },
  },
  PAGE_NOT_FOUND: {
    status: 422,
    text: {
      en: 'The page is not found. Please check the URL.',
      de: 'Die Seite wurde nicht gefunden. Prüfen Sie die Adresse.',
    },
  },
  PAGE_NOT_SHOPIFY: {
    status: 422,
    text: {
      en: 'We only support Shopify stores. Please provide an url to a Shopify store.',
      de: 'Wir unterstützen nur Shopify-Shops. Geben Sie die Adresse eines Shopify-Shops ein.',
    },
  },
  CHECK_FAILED: {
    status: 422,
    text: {
      en: 'An error occurred. Please try again later.',
      de: 'Es ist ein Fehler aufgetreten. Versuchen Sie es später noch einmal.',
    },
  },
  PAGE_NOT_OF_SITE: {
    status: 422,
    text: {
      en: 'This page isn’t part of the project’s website.',
      de: 'Diese Seite gehört nicht zur Website des Projekts.',
    },
  },
  ADDRESS_IS_READ: {
    status: 409,
    text: {
      en: 'Pages of this website have been read already. Add the other address as a new project.',
      de: 'Von dieser Website sind schon Seiten gelesen. Legen Sie für die andere Adresse ein neues Projekt an.',
    },
  },
  ROUTE_IS_FALLBACK: {
    status: 409,
    text: {
      en: 'This page type catches every page that matches no other. It can’t be deleted.',
      de: 'Dieser Seitentyp gilt für alle Seiten, die zu keinem anderen passen. Er lässt sich nicht löschen.',
    },
  },
  ROUTE_EXISTS: {
    status: 409,
    text: { en: 'There’s already a page type with this path.', de: 'Einen Seitentyp mit diesem Pfad gibt es schon.' },
  },
  TRIAL_NOT_AVAILABLE: {
    status: 409,
    text: {
      en: 'You’ve already had this plan, as a trial or a subscription.',
      de: 'Sie hatten diesen Tarif schon, zum Testen oder als Abonnement.',
    },
  },
  BROWSER_MISSING: {
    status: 501,
    text: {
      en: 'Screenshots aren’t available: Chromium isn’t installed on this server.',
      de: 'Screenshots sind nicht verfügbar: Auf diesem Server fehlt Chromium.',
    },
  },
  PAGE_NOT_READABLE: {
    status: 422,
    text: { en: 'We couldn’t read the page.', de: 'Die Seite konnte nicht gelesen werden.' },
  },
  CONFLICT: {
    status: 409,
    text: {
      en: 'This has been changed in the meantime. Reload and try again.',
      de: 'Das wurde inzwischen geändert. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    },
  },
  LIMIT_REACHED: {
    status: 402,
    text: { en: 'You’ve reached the limit of your plan.', de: 'Sie haben das Limit Ihres Tarifs erreicht.' },
  },
  PROJECT_FULL: {
    status: 409,
    text: {
      en: 'The project’s plan has no room for another person. Ask whoever invited you to choose a larger plan.',
      de: 'Im Tarif des Projekts ist kein Platz für weitere Personen. Wer Sie eingeladen hat, kann einen größeren Tarif wählen.',
    },
  },
  TOO_MANY: {
    status: 409,
    text: {
      en: 'You’ve reached the maximum. Delete one first.',
      de: 'Die Höchstzahl ist erreicht. Löschen Sie zuerst einen Eintrag.',
    },
  },
  EXPORT_RUNNING: {
    status: 409,
    text: {
      en: 'An export is already running. Wait until it’s finished.',
      de: 'Es läuft bereits ein Export. Warten Sie, bis er fertig ist.',
    },
  },
  LAST_SUPER_ADMIN: {
    status: 409,
    text: {
      en: 'You’re the only super admin. Make someone else super admin first.',
      de: 'Sie sind der einzige Super-Admin. Ernennen Sie zuerst einen weiteren.',
    },
  },
  ONLY_ADMIN: {
    status: 409,
    text: {
      en: 'Some projects have no other admin. Decide what should happen to them.',
      de: 'Einige Projekte haben sonst keinen Admin. Entscheiden Sie, was mit ihnen geschehen soll.',
    },
  },
  TEMPLATE_FAULT: {
    status: 422,
    text: { en: 'There’s an error in this template.', de: 'Diese Vorlage enthält einen Fehler.' },
  },
  NO_LIVE_TEMPLATE: {
    status: 409,
    text: {
      en: 'No template is chosen for this page, so it shows the fallback image.',
      de: 'Für diese Seite ist keine Vorlage gewählt. Sie zeigt das Ersatzbild.',
    },
  },
  ROUTE_WITHOUT_PAGE: {
    status: 409,
    text: {
      en: 'We haven’t read any pages of this type yet. Refresh them first.',
      de: 'Von diesem Seitentyp ist noch keine Seite eingelesen. Lesen Sie zuerst eine ein.',
    },
  },
  PICTURE_NOT_DRAWN: {
    status: 422,
    text: {
      en: 'We couldn’t create the image. Try again.',
      de: 'Das Bild konnte nicht erstellt werden. Versuchen Sie es noch einmal.',
    },
  },
  TEMPLATE_WITHOUT_ROUTE: {
    status: 409,
    text: {
      en: 'This template has no page type yet. Assign it to one first.',
      de: 'Diese Vorlage ist noch keinem Seitentyp zugeordnet. Ordnen Sie sie zuerst einem zu.',
    },
  },
  TOO_MANY_ROUTES: {
    status: 409,
    text: {
      en: 'This website already has 100 page types. Delete one first.',
      de: 'Diese Website hat bereits 100 Seitentypen. Löschen Sie zuerst einen.',
    },
  },
  TOO_MANY_TEMPLATES: {
    status: 409,
    text: {
      en: 'This page type already has 60 templates. Delete one first.',
      de: 'Dieser Seitentyp hat bereits 60 Vorlagen. Löschen Sie zuerst eine.',
    },
  },
  OVERTAKEN: {
    status: 409,
    text: { en: 'A newer image has been requested.', de: 'Es wurde schon ein neueres Bild angefordert.' },
  },
  RENDERER_BUSY: {
    status: 503,
    text: {
      en: 'We’re creating many images right now. Try again in a moment.',
      de: 'Gerade werden viele Bilder erstellt. Versuchen Sie es gleich noch einmal.',
    },
  },
  BASE_TEMPLATE_EXISTS: {
    status: 409,
    text: {
      en: 'There’s already a base template with this name.',
      de: 'Eine Grundvorlage mit diesem Namen gibt es schon.',
    },
  },
  ASSET_EXISTS: {
    status: 409,
    text: { en: 'There’s already an asset with this name.', de: 'Ein Asset mit diesem Namen gibt es schon.' },
  },
  ASSET_FILE_REFUSED: {
    status: 422,
    text: {
      en: 'We can’t use this file. Upload a font or an image.',
      de: 'Diese Datei können wir nicht verwenden. Laden Sie eine Schrift oder ein Bild hoch.',
    },
  },
  TOO_MANY_ASSETS: {
    status: 409,
    text: {
      en: 'This project already has 500 assets. Delete one first.',
      de: 'Dieses Projekt hat bereits 500 Assets. Löschen Sie zuerst eines.',
    },
  },
  FILE_TOO_LARGE: {
    status: 413,
    text: { en: 'The file is larger than 10 MB.', de: 'Die Datei ist größer als 10 MB.' },
  },
  NOT_READY: {
    status: 503,
    text: {
      en: 'Linkbild is starting. Try again in a moment.',
      de: 'Linkbild startet gerade. Versuchen Sie es gleich noch einmal.',
    },
  },
  UNAVAILABLE: {
    status: 503,
    text: {
      en: 'Linkbild is temporarily unavailable. Try again in a moment.',
      de: 'Linkbild ist vorübergehend nicht erreichbar. Versuchen Sie es gleich noch einmal.',
    },
  },
  UNEXPECTED: {
    status: 500,
    text: {
      en: 'An error occurred. Please try again later.',
      de: 'Es ist ein Fehler aufgetreten. Versuchen Sie es später noch einmal.',
    },
  },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errors;
