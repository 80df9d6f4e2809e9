// Written by `npm run calls` from the OpenAPI document: do not edit.
export type Id=string|number;
type ById={params:{id:Id}};
type Basis="observed"|"assumed";
type ReportVisibility="link"|"public"|"off";
type AchievementMap=Record<string,string>;
type ImageSize2="none"|"sm"|"lg"|"xl";
type Problems={en:string;de:string};
type BaseRouteTemplateDataParams=Record<string,unknown>;
type Type="color"|"font"|"image";
type Invitation2={expiresAt:string}|null;
type ImageSource="tag"|"page"|"icon"|null;
type Page={url:string;path:string};
type Shopify={name:string;code:string};
type Kind="slack"|"teams"|"discord";
type Parts={kind:"text";content:string};
type State="created"|"active"|"inactive";
type Edits={key:string;value:string|null};
type State2="waiting"|"delivered"|"failed";
type Before="pass"|"fail"|"not-applicable";
type Image={url:string;isReachable:boolean};
type State3="live"|"draft"|"demo"|"inactive";
type Lines={title:number;description:number};
type Parts2={kind:"separator";divider:boolean};
type Role="guest"|"user"|"admin"|"superadmin";
type ImageType="none"|"generic"|"static"|"dynamic";
type State4="waiting"|"running"|"done"|"failed";
type Status="pending"|"in_progress"|"completed";
type Fields={label:string|null;data:string|null};
type Kind2="share"|"crawler"|"person"|"unknown";
type Project2={uuid:string;slug:string;url:string};
type Level="success"|"info"|"warning"|"error"|"ok";
type Type2="html"|"redirected"|"redirect-improved";
type Logo={url:string;width:number;height:number};
type ScoreParts={url:string;score:number;weight:number};
type Field="title"|"description"|"image"|"siteName";
type Change={pages:number;before:number;after:number};
type Failure={reason:string;text:Problems};
type Trigger="manual"|"checker"|"schedule"|"live"|"seed";
type Accessory={kind:"button";label:string|null;url:string};
type Shown="none"|"generic"|"static"|"dynamic"|"no-card";
type Standing="counted"|"additional"|"undocumented"|"closed";
type Before2={seenAt:string;state:unknown;hasImage:boolean};
type Layout="lg"|"sm"|"sm-portrait"|"sm-square"|"none"|"hidden";
type Why="window"|"head"|"attribute"|"other-first"|"not-read";
type Pages={url:string;image:string|null;writtenBy:string|null};
type State5="suspected"|"open"|"acknowledged"|"muted"|"resolved";
type Accessory2={kind:"thumbnail";url:string;description:string|null};
type Previous={uuid:string;score:number|null;finishedAt:string|null};
type Pages2={watched:number;seen:number;read:number;faulty:number};
type Status2="inactive"|"active"|"pending"|"suspended"|"first_login";
type PageType="shopify"|"drupal"|"wordpress"|"magento"|"typo3"|"custom";
type Types={none:number;generic:number;static:number;dynamic:number};
type Days={day:string;checked:number;faulty:number;incidents:number};
type Events={used:number;limit:number;renewsAt:string;nextLookAt:string|null};
type Sources={source:string;kind:Kind2;count:number};
type Variants={name:string;style:BaseRouteTemplateDataParams;data:BaseRouteTemplateDataParams};
type Parts3={kind:"buttons";buttons:Accessory[]};
type SampleSubPage={id:number;url:string;path:string;title:string|null;description:string|null};
type Suspicions={title:Problems;pages:number;since:string;confirmAt:string|null};
type Parts4={kind:"gallery";items:Accessory2[]};
type Ignored={tag:string;byte:number;why:Why};
type Events2="preview.changed"|"incident.opened"|"incident.resolved"|"image.drawn"|"audit.finished";
type Accessory3=Accessory|Accessory2;
export type CardImage={url:string;width:number|null;height:number|null;bytes:number|null;type:string|null;alt:string|null};
type Event="preview.changed"|"incident.opened"|"incident.resolved"|"image.drawn"|"audit.finished"|"webhook.test";
type Category="reviews"|"marketing"|"upsell"|"chat"|"payment"|"analytics"|"ab-testing"|"legal-cookies"|"seo"|"others";
type Kinds="tag"|"image"|"theme"|"card-lost"|"card-back"|"image-lost"|"image-back"|"smaller"|"larger"|"words"|"score";
export type JobProgress={id:string;name:string;state:State4;percent:number;text:Problems};
type ScoreParts2={passedWeight:number;allWeight:number;multiplier:number;shown:Shown|null};
type Incident={uuid:string;cause:string;effect:string;pages:number;paths:string[];openedAt:string;resolvedAt:string|null;url:string};
type AgencyLook={name:string;color:string|null;contact:string;footer:string;showsLinkbild:boolean;logo:Logo|null};
type Parts5={kind:"section";texts:string[];accessory:Accessory3};
type ListAlertChannels={id:number;kind:Kind;name:string;address:string|null;language:"en"|"de";failures:number;pausedAt:string|null;createdAt:string};
type Data={incident:Incident;project:Project2};
type Origins={field:Field;tag:string|null;byte:number|null;ignored:Ignored[];basis?:Basis};
export type OgImage={id:number;uuid:string;type:number;url:string;routeTemplateId:number|null;templateName:string|null;subPageId:number|null;path:string|null;contentType:string;width:number;height:number;bytes:number;createdAt:string};
export type DetectedApp={name:string;label:string;url:string;category:Category;paid:boolean;price:string|null;currency:"USD"|"EUR";value:string|null};
export type Crawl={id:number;createdAt:string;source:string;bot:string;isBot:boolean;kind:Kind2;state:number;status:number;milliseconds:number;url:string|null;subPageId:number|null;routeTemplateId:number|null};
export type ProjectSummary={id:number;uuid:string;slug:string;full:string;pageType:PageType;title:string|null;logoUrl:string|null;verifiedAt:string|null;reportVisibility:ReportVisibility;reportKey:string};
export type Collaborator={id:number;role:"user"|"admin";user:{firstname:string|null;lastname:string|null;email:string;status:Status2;role:Role};invitation:Invitation2};
type Incident2={uuid:string;state:State5;title:Problems;effect:Problems;openedAt:string|null;resolvedAt:string|null;pages:number;allPages:number;routes:string[];note:string|null};
type ListWebhookEndpoints={id:number;uuid:string;url:string;events:Events2[];failures:number;failingSince:string|null;pausedAt:string|null;oldSecretUntil:string|null;createdAt:string};
type Items={subPageId:number;path:string;title:string|null;seenAt:string;text:Problems;kinds:Kinds[];score:number;isFirst:boolean;hasImage:boolean};
export type Asset={id:number;name:string;description:string|null;type:Type;value:string;payload:BaseRouteTemplateDataParams|null;url:string|null;contentType:string|null;bytes:number|null;usedBy:number;isDefaultImage:boolean;createdAt:string;updatedAt:string};
type Platforms="whatsapp"|"facebook"|"slack"|"telegram"|"linkedin"|"twitter"|"notion"|"discord"|"imessage"|"teams"|"bluesky"|"mastodon"|"signal"|"threads"|"instagram"|"reddit"|"pinterest"|"google-search"|"google-discover"|"google-messages"|"line"|"chatgpt"|"perplexity"|"skype";
type Limits={platform:Platforms;text:string};
type Platforms2={platform:Platforms;score:number};
type Limits2={platform:Platforms;text:Problems};
type ListPreviewChanges={items:Items[];total:number;page:number;perPage:number};
export type SubPage={id:number;uuid:string;projectId:number;url:string;path:string;status:number;dataStatus:number;type:string|null;routeId:number|null;routeTemplateId:number|null;liveImageUrl:string;title:string|null;imageUrl:string|null;result:unknown|null;screenshotUrl:string|null;lastModifiedAt:string|null;fetchedAt:string|null};
type Consequences={id:unknown;platforms:Platforms[];text:Problems};
type TestWebhookEndpoint={id:number;eventId:string;event:Event;state:State2;body:string;attempts:number;attemptedAt:string|null;nextAttemptAt:string|null;deliveredAt:string|null;status:number|null;answer:string|null;createdAt:string};
type Variants2={client:string;why:string;layout:Layout;title:string|null;description:string|null;image:CardImage|null;imageSource:ImageSource;isShown:boolean;lines:Lines};
export type Route={id:number;uuid:string;path:string;isFallback:boolean;position:number;projectId:number;subPageCount:number;firstSubPages:string[];liveTemplates:number;previewImageUrl:string|null;sampleSubPageId:number|null;sampleSubPage:SampleSubPage|null;createdAt:string;updatedAt:string};
type Parts6=Parts|Parts5|Parts4|Parts2|Parts3;
type Component={accentColor:string|null;parts:Parts6[]};
export type AuditSummary={id:number;uuid:string;status:Status;trigger:Trigger;score:number|null;pagesPlanned:number;pagesKnown:number|null;pagesDone:number;types:Types;change:Change|null;failure:Failure|null;createdAt:string;startedAt:string|null;finishedAt:string|null};
type Project3={uuid:string;slug:string;full:string;address:string;title:string|null;description:string|null;logoUrl:string|null;primaryColor:string|null;pageType:PageType;isVerified:boolean;reportName:string;isReportPublic:boolean;agencyLook:AgencyLook|null;demoUrl:string|null};
type GetMonitoring={isWatched:boolean;events:Events;pages:Pages2;lastCheckAt:string|null;suspicions:Suspicions[];days:Days[];daysBetweenLooks:number|null;retentionMonths:number;openIncidents:number;hasBadge:boolean;badgeUrl:string};
type Gain={points:number;images:Platforms[];cards:Platforms[];text:string};
export type AuditPage={auditSubPageId:number;uuid:string;subPageId:number|null;url:string;path:string;priority:number;status:number;type:ImageType;score:number|null;title:string|null;imageUrl:string|null;failure:Failure|null;platforms:Platforms2[];issues:unknown[]};
type Gain2={points:number;images:Platforms[];cards:Platforms[];text:Problems};
export type Project={id:number;uuid:string;slug:string;full:string;title:string|null;description:string|null;logoUrl:string|null;demoUrl:string|null;notes:string|null;pageType:PageType;state:State;primaryColor:string|null;shopifyUrl:string|null;baseRouteTemplateDataParams:BaseRouteTemplateDataParams;baseTemplates:string[];locales:AchievementMap;fonts:string[];problems:Problems[];subPagesFound:number|null;subPagesFetchedAt:string|null;overLimitAt:string|null;verifiedAt:string|null;reportVisibility:ReportVisibility;reportKey:string;createdAt:string;updatedAt:string};
export type Stats={from:string;to:string;total:number;shares:number;crawlers:number;people:number;unknown:number;days:{day:string;count:number;shares:number;crawlers:number;people:number;unknown:number}[];sources:Sources[];states:{drawn:number;stored:number;redirected:number};subPages:({url:string;subPageUuid:string|null;title:string|null;count:number;shares:number;sources:Sources[]})[];templates:({routeTemplateId:number;name:string;state:State3;routeId:number|null;routePath:string|null;count:number;shares:number;pages:number})[]};
export type User={id:number;email:string;firstname:string|null;lastname:string|null;role:Role;status:Status2;platform:"linkbild"|"google"|"shopify";profilePictureUrl:string|null;hasPassword:boolean;language:"en"|"de";lastActiveProjectId:number|null;userToProject:({role:"user"|"admin";project:ProjectSummary})[];achievementMap:AchievementMap;secondFactor:"none"|"recommended"|"required"|"set";acting:{admin:string;until:string;reason:string}|null};
export type RouteTemplate={id:number;uuid:string;projectId:number;name:string;type:Type2;html:string;style:BaseRouteTemplateDataParams;data:BaseRouteTemplateDataParams;appearance:BaseRouteTemplateDataParams;state:State3;redraw:boolean;updateData:boolean;routeId:number|null;subPageId:number|null;baseRouteTemplateId:number|null;variants:Variants[];selectedVariant:string;version:number;previewUrl:string;ogImages:OgImage[];createdAt:string;updatedAt:string};
type SaveProject={project:Project;job:JobProgress|null};
type Id2="hasTitle"|"hasDescription"|"hasOgImage"|"isSingleImage"|"isValidImageType"|"hasGoodImageRatio"|"hasPerfectImageRatio"|"hasNoOgImageAlternative"|"hasSitename"|"fileSizeOk"|"hasMinHeight"|"hasMinWidth"|"hasMinSize"|"isGenericImage"|"isNoOgImage"|"isStaticImage"|"isDynamicImage"|"hasValidTwitterCard"|"twitterData1"|"twitterData2"|"isRequestedPage"|"isFilledByServer"|"isPageReachable"|"isAllowedByRobots"|"getsSamePage"|"hasFewRedirects"|"isIndexable"|"hasCard"|"isInsideWindow"|"isInHead"|"hasHttpsImage"|"hasAbsoluteImageUrl"|"isImageReachable"|"hasNoPlaceholder"|"hasRightCharset"|"hasLastingImageUrl"|"hasFastImage"|"declaredSizeIsReal"|"hasSafeFileSize"|"hasNoDuplicateTags"|"usesPropertyAttribute"|"ogUrlIsCanonical"|"hasAltText"|"allowsLargeImage"|"titleLengthOk"|"descriptionLengthOk";
export type ListedTemplate={id:number;uuid:string;projectId:number;name:string;type:Type2;html:string;style:BaseRouteTemplateDataParams;data:BaseRouteTemplateDataParams;appearance:BaseRouteTemplateDataParams;state:State3;redraw:boolean;updateData:boolean;routeId:number|null;subPageId:number|null;baseRouteTemplateId:number|null;variants:Variants[];selectedVariant:string;version:number;previewUrl:string;ogImages:OgImage[];createdAt:string;updatedAt:string;images:number;crawls:{total:number;shares:number};subPages:number};
type Checks={id:Id2;level:Level;outcome:"pass"|"fail";weight:number;text:string};
type Consequences2={id:Id2;platforms:Platforms[];text:string};
type Issues={id:unknown;level:Level;kind:"meta"|"image";pages:number;platforms:Platforms[];text:Problems;detail:Problems|null;advice:Problems|null;doneByUs:Problems|null;where:Problems|null;paste:string|null;consequences:Consequences[];limits:Limits2[];gain:Gain2|null;exampleUrl:string};
export type Card={platform:Platforms;layout:Layout;title:string|null;description:string|null;siteName:string|null;host:string;url:string;image:CardImage|null;moreImages:CardImage[];imageSize:ImageSize2;favicon:string|null;fields:Fields[];accentColor:string|null;isShown:boolean;imageSource:ImageSource;client?:string;variants:Variants2[];lines:Lines;reasons:string[];author?:string;creator?:string;isVideo?:true;component?:Component;origins?:Origins[]};
type Issues2={id:Id2;level:Level;platforms:Platforms[];text:string;detail:string|null;advice:string|null;doneByUs:string|null;where:string|null;paste:string|null;consequences:Consequences2[];limits:Limits[];gain:Gain|null;edits:Edits[]|null};
export type PlatformResult={platform:Platforms;standing:Standing;score:number;scoreParts:ScoreParts2;card:Card;checks:Checks[]};
export type Audit={id:number;uuid:string;status:Status;trigger:Trigger;score:number|null;pagesPlanned:number;pagesKnown:number|null;pagesDone:number;types:Types;change:Change|null;failure:Failure|null;createdAt:string;startedAt:string|null;finishedAt:string|null;project:Project3;lastingName:string;isNewest:boolean;scoreParts:ScoreParts[];platforms:Platforms2[];issues:Issues[];verdict:Problems|null;capped:Problems|null;detectedApps:DetectedApp[];pages:AuditPage[];previous:Previous|null};
export type PageComparison={url:string;path:string;state:"same"|"changed"|"added"|"removed";scoreBefore:number|null;scoreAfter:number|null;typeBefore:ImageType|null;typeAfter:ImageType|null;failureBefore:Failure|null;failureAfter:Failure|null;platforms:({platform:Platforms;scoreBefore:number|null;scoreAfter:number|null;cardBefore:Card|null;cardAfter:Card|null;cardChanges:unknown[];checks:({id:unknown;level:Level;before:Before|null;after:Before|null;text:Problems;advice:Problems|null})[]})[]};
export type AuditComparison={before:AuditSummary;after:AuditSummary;pages:PageComparison[]};
export type DescribedAudit={url:string;finalUrl:string;imageType:ImageType;image:Image|null;isShopify:boolean;score:number;verdict:string;capped:string|null;platforms:PlatformResult[];issues:Issues2[]};
export type AuditSubPage={auditSubPageId:number;uuid:string;subPageId:number|null;url:string;path:string;priority:number;status:number;type:ImageType;score:number|null;title:string|null;imageUrl:string|null;failure:Failure|null;platforms:Platforms2[];issues:unknown[];audit:{id:number;uuid:string;score:number|null;finishedAt:string|null};project:Project3;result:DescribedAudit|null;previousUuid:string|null;nextUuid:string|null};
export type PagePreview={url:string;finalUrl:string;imageType:ImageType;image:Image|null;isShopify:boolean;score:number;verdict:string;capped:string|null;platforms:PlatformResult[];issues:Issues2[];stage:"meta"|"images"|"reach";tags:({key:string;value:string;raw:string;byte:number;endByte:number;place:"head"|"body"|"noscript"|"template"|"comment";isDuplicate:boolean;writtenBy:string|null;readBy:Platforms[];missedBy:Platforms[]})[];fetches?:({userAgent:string;platforms:Platforms[];outcome:"same"|"other"|"not-asked"|"bad-url"|"blocked"|"dns"|"refused"|"tls"|"timeout"|"stalled"|"aborted"|"too-large"|"too-many-redirects"|"bad-response"|"not-found"|"gone"|"forbidden"|"rate-limited"|"server-error"|"password"|"challenge"|"not-html"|"too-complex"|"busy"|"not-modified";redirects:{url:string;status:number}[];finalUrl:string|null;status:number|null;headers:AchievementMap;bytes:number|null;isCut:boolean;ms:number|null;robots:"allowed"|"forbidden"|"ignored"})[]};
/** What Linkbild sends to a webhook endpoint. */
export type WebhookEvent={type:"preview.changed";timestamp:string;data:{page:Page;summary:string;changes:Kinds[];score:number;seenAt:string;url:string;project:Project2}}|{type:"incident.opened";timestamp:string;data:Data}|{type:"incident.resolved";timestamp:string;data:Data}|{type:"image.drawn";timestamp:string;data:{images:{page:Page;url:string;width:number;height:number;bytes:number;contentType:string}[];project:Project2}}|{type:"audit.finished";timestamp:string;data:{audit:{uuid:string;trigger:string;score:number|null;failure:string|null;pages:number;url:string};project:Project2}}|{type:"webhook.test";timestamp:string;data:{message:string;project:Project2}};
/** Call: what it takes, what it answers. */
export interface Calls{
/** Get your account */
getUser:[{},User];
/** Check whether the service is ready. While a part is down: 503 with the same fields */
health:[{},{status:"ok"|"starting"|"failing";version:string;database:"ok"|"failing";jobs:"ok"|"failing"|"elsewhere";storage:"ok"|"failing"}];
/** Get the meta tags of any page */
getMetaTags:[{query:{url:string;nocache?:"0"|"1"|"true"|"false"|"";details?:"0"|"1"|"true"|"false"|""}},{url:string;[key:string]:unknown}];
/** Check a single page of any site */
checkSubPage:[{body:{website:string;platforms?:Platforms[]}},PagePreview];
/** List your projects, with search by address */
listProjects:[{query?:{page?:number;perPage?:number;search?:string}},{items:ProjectSummary[];total:number;page:number;perPage:number}];
/** Get a project */
getProject:[ById,Project];
/** Create a project from a URL, or update one */
saveProject:[{body?:{id?:Id;seen?:Record<string,string|null>;full?:string;title?:string;description?:string;logoUrl?:string|null;demoUrl?:string|null;notes?:string;pageType?:PageType;primaryColor?:string|null;shopifyUrl?:string|null;baseRouteTemplateDataParams?:BaseRouteTemplateDataParams;baseTemplates?:string[]}},SaveProject];
/** Correct the address of a website that could not be read yet, and read it again */
changeAddress:[{params:{id:Id};body:{full:string}},SaveProject];
/** Look for the snippet on the live site and verify the project */
verifyProject:[ById,{verified:boolean;verifiedAt:string|null;pages:Pages[]}];
/** Check whether the snippet is on the live site */
isIntegrated:[ById,{integrated:boolean;sameUrl:boolean;pages:Pages[]}];
/** Get the project’s snippet for the website */
getIntegration:[ById,{shopify:Shopify[];typo3:Shopify[];custom:Shopify[]}];
/** Get a link for somebody without an account: it shows the snippet and checks it */
getInstallLink:[ById,{url:string}];
/** Get which pages are shared where */
getStats:[{params:{id:Id};query?:{from?:string;to?:string;kind?:Kind2;isBot?:"true"|"false";type?:string;subPageUuid?:string}},Stats];
/** List recent image requests */
listCrawls:[{params:{id:Id};query?:{page?:number;perPage?:number;search?:string;from?:string;to?:string;kind?:Kind2;isBot?:"true"|"false";type?:string;subPageUuid?:string}},{items:Crawl[];total:number;page:number;perPage:number}];
/** List background jobs of the last hour, newest first */
listProjectJobs:[ById,JobProgress[]];
/** List a project’s routes */
listRoutes:[ById,Route[]];
/** Add a route */
addRoute:[{params:{id:Id};body:{path:string}},Route];
/** List templates of all routes with their figures */
listTemplates:[ById,ListedTemplate[]];
/** List a project’s images */
listOgImages:[{params:{id:Id};query?:{page?:number;perPage?:number;search?:string;type?:number}},{items:OgImage[];total:number;page:number;perPage:number}];
/** List a project’s pages */
listSubPages:[{params:{id:Id};query?:{page?:number;perPage?:number;search?:string;routeId?:number;ignored?:"true"|"false"}},{items:SubPage[];total:number;page:number;perPage:number}];
/** Add a page by its URL */
addSubPage:[{params:{id:Id};body:{url:string}},SubPage];
/** Import pages from the sitemap */
fetchSubPages:[ById,JobProgress];
/** Refresh all pages */
crawlProject:[ById,{job:JobProgress|null}];
/** Stop refreshing pages */
cancelCrawl:[ById,{done:true}];
/** List a project’s assets */
listAssets:[ById,Asset[]];
/** Create a colour, font or image */
createAsset:[{params:{id:Id};body:{name:string;description?:string;value?:string;payload?:BaseRouteTemplateDataParams;type:Type}},Asset];
/** Upload a font or image */
uploadAsset:[{params:{id:Id};body:{file:Blob;name?:string;description?:string}},Asset];
/** Update an asset. Its type can’t change */
updateAsset:[{params:{id:Id;assetId:Id};body?:{name?:string;description?:string;value?:string;payload?:BaseRouteTemplateDataParams;isDefaultImage?:boolean}},Asset];
/** Delete an asset */
deleteAsset:[{params:{id:Id;assetId:Id}},{done:true}];
/** List a project’s collaborators and open invitations */
listCollaborators:[ById,Collaborator[]];
/** Chats that alerts go to */
listAlertChannels:[ById,ListAlertChannels[]];
/** Send alerts to Slack, Teams or Discord, by the address of an incoming webhook */
addAlertChannel:[{params:{id:Id};body:{kind:Kind;name:string;address:string;language?:"en"|"de"}},ListAlertChannels];
/** Change, pause or continue a channel */
changeAlertChannel:[{params:{id:Id;channelId:Id};body?:{name?:string;address?:string;language?:"en"|"de";isPaused?:boolean}},ListAlertChannels];
/** Delete a channel */
deleteAlertChannel:[{params:{id:Id;channelId:Id}},{done:true}];
/** Send a test to a channel */
testAlertChannel:[{params:{id:Id;channelId:Id}},{isDelivered:boolean;status:number|null;answer:string}];
/** Webhooks of a project */
listWebhookEndpoints:[ById,ListWebhookEndpoints[]];
/** Send events to a server */
addWebhookEndpoint:[{params:{id:Id};body:{url:string;events:Events2[]}},{id:number;uuid:string;url:string;events:Events2[];failures:number;failingSince:string|null;pausedAt:string|null;oldSecretUntil:string|null;createdAt:string;secret:string}];
/** Change, pause or continue a webhook */
changeWebhookEndpoint:[{params:{id:Id;endpointId:Id};body?:{url?:string;events?:Events2[];isPaused?:boolean}},ListWebhookEndpoints];
/** Delete a webhook and its log */
deleteWebhookEndpoint:[{params:{id:Id;endpointId:Id}},{done:true}];
/** Make a new secret; for 24 hours both sign */
rotateWebhookSecret:[{params:{id:Id;endpointId:Id}},{secret:string;oldSecretUntil:string}];
/** Send a test event (webhook.test) */
testWebhookEndpoint:[{params:{id:Id;endpointId:Id}},TestWebhookEndpoint];
/** What was sent to a webhook in the last 30 days */
listWebhookDeliveries:[{params:{id:Id;endpointId:Id};query?:{before?:number;limit?:number}},{items:TestWebhookEndpoint[];next:number|null}];
/** Send an event again */
replayWebhookDelivery:[{params:{id:Id;endpointId:Id;deliveryId:Id}},TestWebhookEndpoint];
/** Sites connected to a project */
listSiteConnections:[ById,{connections:({id:number;system:"wordpress"|"typo3"|"php";siteUrl:string;systemVersion:string|null;pluginVersion:string|null;connectedAt:string;lastSeenAt:string;connectedBy:string|null})[];code:Invitation2}];
/** Disconnect a site */
removeSiteConnection:[{params:{id:Id;connectionId:Id}},{done:true}];
/** Read up to five live pages and say whose image they name */
checkIntegration:[ById,{pages:({url:string;ok:boolean;state:"ours"|"several"|"ours-not-first"|"other"|"none"|"other-page"|"unreadable";images:({tag:"og:image"|"twitter:image";url:string;isOurs:boolean;writtenBy:string|null})[];writtenBy:string|null;reason?:string})[];oursOn:number;readable:number;verified:boolean}];
/** Download the plugin, extension or files for a site, filled in for the project */
getIntegrationZip:[{params:{id:Id;system:"wordpress"|"typo3"|"php"|"html"}},Blob];
/** Cancel a plan that the operator confirmed */
cancelGrantedPlan:[ById,{endsAt:string}];
/** Take the cancellation of a plan back */
resumeGrantedPlan:[ById,{done:true}];
/** Get a route */
getRoute:[ById,Route];
/** Delete a route */
deleteRoute:[ById,{done:true}];
/** Get a page */
getSubPage:[ById,SubPage];
/** Update a page */
updateSubPage:[{params:{id:Id};body:{status:-1|0}},SubPage];
/** Delete a page */
deleteSubPage:[ById,{done:true}];
/** Take a screenshot */
takeScreenshot:[{params:{id:Id};body:{wait:number}},JobProgress];
/** Create a page’s live image */
drawLiveOgImage:[ById,OgImage];
/** Refresh a page’s metadata */
updateMetaTagData:[ById,SubPage];
/** List a page’s images */
listSubPageOgImages:[ById,OgImage[]];
/** Get a page’s metadata */
getSubPageMetaData:[ById,{url:string;template:string|null;routeTemplate:{id:number;uuid:string;name:string}|null;[key:string]:unknown}];
/** Give a page its own template */
updateSubPageRouteTemplate:[{params:{id:Id};body:{routeTemplateId:Id|null}},SubPage];
/** Delete an image request from the log */
deleteCrawl:[ById,{done:true}];
/** Get an image of a page with a template */
getTemplatePicture:[{params:{id:Id};query?:{subPageId?:Id;variant?:string;v?:string}},Blob];
/** Create a template on a route */
createRouteTemplate:[{body:{routeId:Id;name:string;type?:Type2;html?:string;style?:BaseRouteTemplateDataParams;data?:BaseRouteTemplateDataParams;appearance?:BaseRouteTemplateDataParams;variants?:Variants[];selectedVariant?:string}},RouteTemplate];
/** Get a template */
getTemplate:[ById,RouteTemplate];
/** Delete a template */
deleteTemplate:[ById,{done:true}];
/** Update a template or its state */
updateTemplate:[{params:{id:Id};body?:{state?:"live"|"inactive";others?:"keep"|"inactive";redraw?:boolean;name?:string;type?:Type2;updateData?:boolean;version?:number;html?:string;style?:BaseRouteTemplateDataParams;data?:BaseRouteTemplateDataParams;appearance?:BaseRouteTemplateDataParams;variants?:Variants[];selectedVariant?:string}},RouteTemplate];
/** List images created with a template */
listTemplateOgImages:[ById,OgImage[]];
/** Duplicate a template */
duplicateTemplate:[ById,RouteTemplate];
/** Start an audit. Only one can run at a time */
startAudit:[ById,{audit:AuditSummary;job:JobProgress|null}];
/** List a project’s audits, newest first */
listAudits:[{params:{id:Id};query?:{page?:number;perPage?:number}},{items:AuditSummary[];total:number;page:number;perPage:number}];
/** Get an audit with its pages, issues and apps */
getAudit:[ById,Audit];
/** Get one page of an audit with all platforms and checks */
getAuditSubPage:[{params:{id:Id;auditSubPageId:Id}},AuditSubPage];
/** Cancel a running audit */
cancelAudit:[ById,AuditSummary];
/** Compare an audit with another one, by default the previous one */
compareAudits:[{params:{id:Id};query?:{with?:Id}},AuditComparison];
/** Monitoring events used this month, and when the next page is due */
getMonitoring:[ById,GetMonitoring];
/** Switch the public badge on or off */
saveMonitoring:[{params:{id:Id};body:{hasBadge:boolean}},GetMonitoring];
/** Incidents of a project, newest first */
listIncidents:[{params:{id:Id};query?:{page?:number;perPage?:number;only?:"running"|"all"}},{items:({uuid:string;state:State5;title:Problems;effect:Problems;openedAt:string|null;resolvedAt:string|null;pages:number;allPages:number;routes:string[];note:string|null;example:{subPageId:number;url:string;before:Before2;after:Before2|null}|null})[];total:number;page:number;perPage:number}];
/** An incident with the pages it affects */
getIncident:[{params:{id:Id;incidentId:Id};query?:{page?:number;perPage?:number}},{incident:Incident2;pages:{items:({subPageId:number;path:string;title:string|null;since:string;clearedAt:string|null;before:string|null;after:string|null})[];total:number;page:number;perPage:number}}];
/** Acknowledge, mute or reopen an incident, or note something on it */
changeIncident:[{params:{id:Id;incidentId:Id};body?:{state?:"open"|"acknowledged"|"muted";note?:string|null}},Incident2];
/** Every change of a preview, newest first */
listPreviewChanges:[{params:{id:Id};query?:{page?:number;perPage?:number}},ListPreviewChanges];
/** Say which pages changed, so that they are looked at first */
hintChangedPages:[{params:{id:Id};body:{urls:string[]}},{hinted:number}];
/** How the preview of a page changed, newest first */
getPageHistory:[{params:{id:Id};query?:{page?:number;perPage?:number}},ListPreviewChanges];
/** The image of a page as it was then, in small */
getSnapshotImage:[{params:{id:Id};query:{at:string}},Blob];
/** Get the latest finished audit. If there’s none yet, the latest one with its progress */
getPublicAudit:[{params:{projectSlug:string}},Audit];
/** Get the progress of a background job */
getJobProgress:[{params:{id:string}},JobProgress];
}
