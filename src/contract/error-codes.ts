import type { Text } from '#domain/language.ts';

// The one table of error codes: status and message. Only api/respond.ts turns it into a response.
interface ErrorRow {
  status: 400 | 401 | 402 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 501 | 502 | 503 | 504;
  text: Text;
}

export const errors = {
  BAD_JSON: {
    status: 400,
    text: { en: 'The request body is not valid JSON.', de: 'Der Inhalt der Anfrage ist kein gültiges JSON.' },
  },
  BAD_REQUEST: { status: 400, text: { en: 'The request is not valid.', de: 'Die Anfrage ist ungültig.' } },
  VALIDATION_FAILED: {
    status: 422,
    text: { en: 'Please check the marked fields.', de: 'Bitte prüfen Sie die markierten Felder.' },
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    text: { en: 'Please send JSON.', de: 'Bitte senden Sie JSON.' },
  },
  BODY_TOO_LARGE: { status: 413, text: { en: 'The request is too large.', de: 'Die Anfrage ist zu groß.' } },
  NOT_LOGGED_IN: { status: 401, text: { en: 'Please log in.', de: 'Bitte melden Sie sich an.' } },
  CROSS_ORIGIN: {
    status: 403,
    text: { en: 'This request comes from another site.', de: 'Diese Anfrage kommt von einer anderen Website.' },
  },
  NOT_ALLOWED: {
    status: 403,
    text: { en: 'You do not have permission to do this.', de: 'Dazu fehlt Ihnen die Berechtigung.' },
  },
  SECOND_STEP_NEEDED: {
    status: 401,
    text: {
      en: 'One more step: confirm the login with your passkey or a code.',
      de: 'Noch ein Schritt: Bestätigen Sie die Anmeldung mit Ihrem Passkey oder einem Code.',
    },
  },
  SECOND_STEP_EXPIRED: {
    status: 410,
    text: {
      en: 'This login has taken too long, or there were too many wrong codes. Please begin again.',
      de: 'Diese Anmeldung hat zu lange gedauert, oder es gab zu viele falsche Codes. Bitte beginnen Sie von vorn.',
    },
  },
  WRONG_CODE: {
    status: 422,
    text: {
      en: 'This code is not right. A code works once; please enter the newest one.',
      de: 'Dieser Code stimmt nicht. Jeder Code gilt nur einmal; bitte geben Sie den neuesten ein.',
    },
  },
  WRONG_PASSWORD: {
    status: 422,
    text: { en: 'The password is not correct.', de: 'Das Passwort stimmt nicht.' },
  },
  OTHER_PROOF_NEEDED: {
    status: 422,
    text: {
      en: 'Please confirm with your passkey or a code from your authenticator app.',
      de: 'Bitte bestätigen Sie mit Ihrem Passkey oder einem Code aus Ihrer Authenticator-App.',
    },
  },
  PASSKEY_REFUSED: {
    status: 422,
    text: {
      en: 'This passkey could not be used. It may belong to another account or has been removed.',
      de: 'Dieser Passkey konnte nicht verwendet werden. Er gehört vielleicht zu einem anderen Konto oder wurde entfernt.',
    },
  },
  PASSKEY_EXPIRED: {
    status: 410,
    text: {
      en: 'That took too long. Please try the passkey again.',
      de: 'Das hat zu lange gedauert. Bitte versuchen Sie es noch einmal mit dem Passkey.',
    },
  },
  PASSKEYS_NEED_A_NAME: {
    status: 409,
    text: {
      en: 'Passkeys need a host name and do not work at a bare IP address. Set SITE_URL to a name, for example http://localhost:3000.',
      de: 'Passkeys brauchen einen Hostnamen und funktionieren unter einer bloßen IP-Adresse nicht. Setzen Sie SITE_URL auf einen Namen, zum Beispiel http://localhost:3000.',
    },
  },
  LAST_FACTOR: {
    status: 409,
    text: {
      en: 'Super admins need a second factor on this site. Please set up another one first.',
      de: 'Super-Admins brauchen auf dieser Website einen zweiten Faktor. Bitte richten Sie zuerst einen anderen ein.',
    },
  },
  FRESH_LOGIN_NEEDED: {
    status: 403,
    text: {
      en: 'Please confirm that it is you: your last login is more than 15 minutes ago.',
      de: 'Bitte bestätigen Sie, dass Sie es sind: Ihre letzte Anmeldung liegt mehr als 15 Minuten zurück.',
    },
  },
  NOT_WHILE_ACTING: {
    status: 403,
    text: {
      en: 'Not while you are signed in as somebody else.',
      de: 'Das geht nicht, solange Sie als jemand anderes angemeldet sind.',
    },
  },
  NOT_FOR_SUPER_ADMINS: {
    status: 409,
    text: {
      en: 'This is not possible for super admins.',
      de: 'Bei Super-Admins ist das nicht möglich.',
    },
  },
  NOT_BY_TOKEN: {
    status: 403,
    text: {
      en: 'API tokens cannot do this. Please log in on the website.',
      de: 'Mit einem API-Token geht das nicht. Bitte melden Sie sich auf der Website an.',
    },
  },
  TOKEN_READ_ONLY: {
    status: 403,
    text: {
      en: 'This API token may only read.',
      de: 'Dieses API-Token darf nur lesen.',
    },
  },
  TOKEN_OTHER_PROJECT: {
    status: 403,
    text: {
      en: 'This API token is limited to one project.',
      de: 'Dieses API-Token gilt nur für ein bestimmtes Projekt.',
    },
  },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    text: {
      en: 'Please set up a passkey or an authenticator app first. On a public site every super admin needs one.',
      de: 'Bitte richten Sie zuerst einen Passkey oder eine Authenticator-App ein. Auf einer öffentlichen Website braucht jeder Super-Admin einen zweiten Faktor.',
    },
  },
  NOT_FOUND: { status: 404, text: { en: 'This could not be found.', de: 'Das wurde nicht gefunden.' } },
  CALL_NOT_FOUND: { status: 404, text: { en: 'There is no such call.', de: 'Diesen Aufruf gibt es nicht.' } },
  PROJECT_NOT_FOUND: {
    status: 404,
    text: { en: 'This project could not be found.', de: 'Dieses Projekt wurde nicht gefunden.' },
  },
  LOGIN_INCORRECT_PASSWORD: {
    status: 401,
    text: {
      en: 'The email address or the password is not correct.',
      de: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
    },
  },
  LOGIN_INCORRECT_MAGIC_LINK_CODE: {
    status: 401,
    text: {
      en: 'This code is not correct. Please use the newest mail we sent you.',
      de: 'Dieser Code stimmt nicht. Bitte verwenden Sie die neueste E-Mail, die wir Ihnen geschickt haben.',
    },
  },
  EXPIRED_MAGIC_LINK_CODE: {
    status: 410,
    text: {
      en: 'This link has expired. Please request a new one.',
      de: 'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
    },
  },
  MAX_ATTEMPTS_EXCEEDED: {
    status: 429,
    text: {
      en: 'Too many attempts. Please wait a few minutes and try again.',
      de: 'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es erneut.',
    },
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    text: {
      en: 'Too many requests. Please try again later.',
      de: 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.',
    },
  },
  EXISTING_USER: {
    status: 409,
    text: {
      en: 'There is already an account with this email address. Please log in.',
      de: 'Zu dieser E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich an.',
    },
  },
  EMAIL_NOT_CONFIRMED: {
    status: 403,
    text: {
      en: 'The address or the password is not correct, or the address is not confirmed yet. Please open the link in the mail we sent you.',
      de: 'Die Adresse oder das Passwort stimmt nicht, oder die Adresse ist noch nicht bestätigt. Bitte öffnen Sie den Link in unserer E-Mail an Sie.',
    },
  },
  ACCOUNT_SUSPENDED: {
    status: 403,
    text: { en: 'This account has been suspended.', de: 'Dieses Konto ist gesperrt.' },
  },
  INVALID_CONFIRMATION_CODE: {
    status: 404,
    text: {
      en: 'This confirmation link is not valid or has been used already.',
      de: 'Dieser Bestätigungslink ist ungültig oder wurde bereits verwendet.',
    },
  },
  EXPIRED_CONFIRMATION_CODE: {
    status: 410,
    text: {
      en: 'This confirmation link has expired. Please register again.',
      de: 'Dieser Bestätigungslink ist abgelaufen. Bitte registrieren Sie sich erneut.',
    },
  },
  INVALID_WAITLIST_CODE: {
    status: 404,
    text: {
      en: 'This link is not valid or has been used already.',
      de: 'Dieser Link ist ungültig oder wurde bereits verwendet.',
    },
  },
  EXPIRED_WAITLIST_CODE: {
    status: 410,
    text: {
      en: 'This link has expired after 7 days. Please join the waitlist again.',
      de: 'Dieser Link ist nach 7 Tagen abgelaufen. Bitte tragen Sie sich erneut in die Warteliste ein.',
    },
  },
  INVALID_INVITATION: {
    status: 404,
    text: {
      en: 'This invitation link is not valid or has been used already. If you were sent a newer one, please use that.',
      de: 'Dieser Einladungslink ist ungültig oder wurde bereits verwendet. Falls Sie einen neueren bekommen haben, verwenden Sie bitte diesen.',
    },
  },
  EXPIRED_INVITATION: {
    status: 410,
    text: {
      en: 'This invitation has expired. Please ask for a new one.',
      de: 'Diese Einladung ist abgelaufen. Bitten Sie um eine neue.',
    },
  },
  WITHDRAWN_INVITATION: {
    status: 410,
    text: {
      en: 'This invitation has been withdrawn.',
      de: 'Diese Einladung wurde zurückgezogen.',
    },
  },
  DECLINED_INVITATION: {
    status: 410,
    text: {
      en: 'You have declined this invitation. If you have changed your mind, please ask for a new one.',
      de: 'Sie haben diese Einladung abgelehnt. Falls Sie es sich anders überlegt haben, bitten Sie um eine neue.',
    },
  },
  ALREADY_MEMBER: {
    status: 409,
    text: {
      en: 'This person already works on the project. You can change the role in the list.',
      de: 'Diese Person arbeitet bereits am Projekt mit. Die Rolle können Sie in der Liste ändern.',
    },
  },
  LAST_ADMIN: {
    status: 409,
    text: {
      en: 'Every project needs an admin. Please make somebody else an admin first.',
      de: 'Jedes Projekt braucht einen Admin. Bitte machen Sie zuerst jemand anderen zum Admin.',
    },
  },
  PROVIDER_NOT_CONFIGURED: {
    status: 501,
    text: {
      en: 'Signing in with Google is not set up on this server.',
      de: 'Die Anmeldung mit Google ist auf diesem Server nicht eingerichtet.',
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
      de: 'Die Seite wurde nicht gefunden. Bitte prüfen Sie die URL.',
    },
  },
  PAGE_NOT_SHOPIFY: {
    status: 422,
    text: {
      en: 'We only support Shopify stores. Please provide an url to a Shopify store.',
      de: 'Wir unterstützen nur Shopify-Shops. Bitte geben Sie die URL eines Shopify-Shops an.',
    },
  },
  CHECK_FAILED: {
    status: 422,
    text: {
      en: 'An error occurred. Please try again later.',
      de: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
    },
  },
  PAGE_NOT_OF_SITE: {
    status: 422,
    text: {
      en: 'This page does not belong to the website of the project.',
      de: 'Diese Seite gehört nicht zur Website des Projekts.',
    },
  },
  ROUTE_IS_FALLBACK: {
    status: 409,
    text: {
      en: 'The fallback route takes what no other route takes. It cannot be deleted.',
      de: 'Die Auffangroute nimmt, was keine andere Route nimmt. Sie kann nicht gelöscht werden.',
    },
  },
  ROUTE_EXISTS: {
    status: 409,
    text: { en: 'There is already a route with this path.', de: 'Eine Route mit diesem Pfad gibt es bereits.' },
  },
  TRIAL_NOT_AVAILABLE: {
    status: 409,
    text: {
      en: 'You have had a trial or subscription of this plan already.',
      de: 'Sie hatten diesen Tarif bereits, zur Probe oder im Abonnement.',
    },
  },
  BROWSER_MISSING: {
    status: 501,
    text: {
      en: 'Screenshots need a Chromium on this server.',
      de: 'Für Bildschirmfotos fehlt auf diesem Server ein Chromium.',
    },
  },
  PAGE_NOT_READABLE: {
    status: 422,
    text: { en: 'The page could not be read.', de: 'Die Seite konnte nicht gelesen werden.' },
  },
  CONFLICT: {
    status: 409,
    text: {
      en: 'This was changed in the meantime. Please reload and try again.',
      de: 'Das wurde zwischenzeitlich geändert. Bitte laden Sie neu und versuchen Sie es erneut.',
    },
  },
  LIMIT_REACHED: {
    status: 402,
    text: { en: 'The limit of your plan is reached.', de: 'Die Grenze Ihres Tarifs ist erreicht.' },
  },
  EXPORT_RUNNING: {
    status: 409,
    text: {
      en: 'An export is already running. Please wait until it is done.',
      de: 'Es läuft bereits ein Export. Bitte warten Sie, bis er fertig ist.',
    },
  },
  LAST_SUPER_ADMIN: {
    status: 409,
    text: {
      en: 'You are the only super admin. Make somebody else super admin first.',
      de: 'Sie sind der einzige Super-Admin. Ernennen Sie zuerst eine andere Person.',
    },
  },
  ONLY_ADMIN: {
    status: 409,
    text: {
      en: 'Some projects have no other admin. Please choose what should happen to them.',
      de: 'Einige Projekte haben sonst keinen Admin. Bitte entscheiden Sie, was mit ihnen geschehen soll.',
    },
  },
  TEMPLATE_FAULT: {
    status: 422,
    text: { en: 'This template cannot be drawn.', de: 'Diese Vorlage kann nicht gezeichnet werden.' },
  },
  NO_LIVE_TEMPLATE: {
    status: 409,
    text: {
      en: 'No template is live for this page: the default image is shown.',
      de: 'Für diese Seite ist keine Vorlage aktiv: Gezeigt wird das Standardbild.',
    },
  },
  ROUTE_WITHOUT_PAGE: {
    status: 409,
    text: {
      en: 'No page of this route has been read yet. Fetch its sub pages first.',
      de: 'Von dieser Route wurde noch keine Seite gelesen. Holen Sie zuerst ihre Unterseiten.',
    },
  },
  PICTURE_NOT_DRAWN: {
    status: 422,
    text: { en: 'The picture could not be drawn.', de: 'Das Bild konnte nicht gezeichnet werden.' },
  },
  TEMPLATE_WITHOUT_ROUTE: {
    status: 409,
    text: {
      en: 'This template is not on a route yet. Put it on a route first.',
      de: 'Diese Vorlage liegt noch auf keiner Route. Legen Sie sie zuerst auf eine Route.',
    },
  },
  TOO_MANY_TEMPLATES: {
    status: 409,
    text: {
      en: 'There are 60 templates on this route already. Please delete one first.',
      de: 'Auf dieser Route liegen bereits 60 Vorlagen. Bitte löschen Sie zuerst eine.',
    },
  },
  OVERTAKEN: {
    status: 409,
    text: { en: 'A newer picture has been asked for.', de: 'Es wurde bereits ein neueres Bild angefordert.' },
  },
  RENDERER_BUSY: {
    status: 503,
    text: {
      en: 'Many pictures are being drawn right now. Please try again in a moment.',
      de: 'Gerade werden viele Bilder gezeichnet. Bitte versuchen Sie es gleich erneut.',
    },
  },
  BASE_TEMPLATE_EXISTS: {
    status: 409,
    text: {
      en: 'There is already a base template with this name.',
      de: 'Eine Grundvorlage mit diesem Namen gibt es bereits.',
    },
  },
  ASSET_EXISTS: {
    status: 409,
    text: { en: 'There is already an asset with this name.', de: 'Ein Asset mit diesem Namen gibt es bereits.' },
  },
  ASSET_FILE_REFUSED: {
    status: 422,
    text: {
      en: 'This file is neither a font nor a picture that we can use.',
      de: 'Diese Datei ist weder eine Schrift noch ein Bild, das wir verwenden können.',
    },
  },
  TOO_MANY_ASSETS: {
    status: 409,
    text: {
      en: 'This project has 500 assets already. Please delete one first.',
      de: 'Dieses Projekt hat bereits 500 Assets. Bitte löschen Sie zuerst eines.',
    },
  },
  FILE_TOO_LARGE: {
    status: 413,
    text: { en: 'The file is larger than 10 MB.', de: 'Die Datei ist größer als 10 MB.' },
  },
  NOT_READY: {
    status: 503,
    text: {
      en: 'The service is starting. Please try again in a moment.',
      de: 'Der Dienst startet gerade. Bitte versuchen Sie es gleich erneut.',
    },
  },
  UNAVAILABLE: {
    status: 503,
    text: {
      en: 'Linkbild is briefly unavailable. Please try again in a moment.',
      de: 'Linkbild ist gerade kurz nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    },
  },
  UNEXPECTED: {
    status: 500,
    text: {
      en: 'An error occurred. Please try again later.',
      de: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
    },
  },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errors;
