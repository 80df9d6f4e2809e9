import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/index.ts';
import { type Access, callers, judge } from '#domain/access/permissions.ts';

// The permissions, written a second time: access.db.test.ts takes the expected result from the table that the API
// itself uses, so it would not notice a wrong entry there.

/** As docs/decisions/009-what-the-specification-leaves-open.md#who-may-do-what has it. */
test.each<[Access, string]>([
  //                visitor stranger editor project-admin superadmin
  ['public', 'yes yes yes yes yes'],
  ['site', '401 401 401 401 401'],
  ['user', '401 yes yes yes yes'],
  ['editor', '401 404 yes yes yes'],
  ['project-admin', '401 404 403 yes yes'],
  ['superadmin', '401 404 403 403 yes'],
])('%s: %s, for a call about a project', (access, verdicts) => {
  expect(callers.map((caller) => judge(access, caller, true)).join(' ')).toBe(verdicts);
});

test('a super admins’ call without a project responds 403 to others', () => {
  expect(judge('superadmin', 'stranger', false)).toBe(403);
});

/** Every call but those that each member of a project may use. */
const levels: Record<Exclude<Access, 'editor'>, string> = {
  public: `
    addCardReportImage answerPoll carryOutCancellation checkInstall checkSite checkStore checkSubPage
    confirmWaitlist connectSite countCampaign declineInvitationByCode describePlanEnd downloadDocument
    finishSecondStep getCampaign getCampaignBanner getCardImage getDemoCaseStudies getDemoCaseStudy
    getDemoCaseStudyCards getInstallGuide getInstallZip getInvitation getLabScreenshot getMetaTags getPageEvidence getPoll
    getPublicAudit getPublicAuditSubPage getRegistration getSecondStep hasBadword health healthImages healthLive
    joinWaitlist listDemoCaseStudies listPublishedLabRuns login loginOptions loginViaConfirmationCode
    loginViaMagicLinkCode loginViaPasskey loginViaProvider openShop probeImage readAgreement register reportCard
    requestCancellation resendRegistration sendMagicLinkCode sendSupportRequest setLanguage startPasskeyLogin
    startSecondStepPasskey
    takeNextStep unsubscribeDigest unsubscribeWaitlist watchAudit
  `,
  site: `
    checkConnectedSite disconnectSite getSiteConnection reportSiteChanges
  `,
  user: `
    acceptAgreement acceptInvitation addPasskey changePassword claimCheckedShop claimShop confirmAuthenticatorApp
    confirmEmailChange confirmLogin createApiToken declineInvitation deleteAccount downloadAgreement downloadExport
    endSession exportAccount getAccountDeletion getAgreement getBaseTemplatePicture getCaseStudy getCheckedShop
    getEmailChange getExistingUrlData getJobProgress getLoginConfirmation getSelectorData getShopClaim
    getTemplatePreviewImage getTemplateRecommendations getUser listApiTokens listBaseTemplates listCaseStudies
    listFactors listOwnInvitations listOwnJobs listProjects listSessions logout logoutEverywhere preferWebsites quickSearch
    removeAuthenticatorApp removePasskey removeProfilePicture renamePasskey renewRecoveryCodes requestEmailChange
    restoreProfilePicture revokeApiToken sendConfirmCode setAchievement startAuthenticatorApp startConfirmPasskey
    startPasskey stopActing updateUser uploadProfilePicture withdrawEmailChange
  `,
  'project-admin': `
    addAlertChannel addCollaborator addWebhookEndpoint answerOffer buyCredits buyShopCredits cancelBilledPlan
    cancelGrantedPlan cancelShopPlan changeAddress changeAlertChannel changeBilledPlan changeCollaborator
    changeWebhookEndpoint chooseShopPlan connectShop copyShopTheme deleteAgencyLogo deleteAlertChannel deleteProject
    deleteWebhookEndpoint exportProject listActivity listInvoices offerWebsite openBillingPortal orderCredits
    previewPlanChange publishShopTheme removeCollaborator renewReportKey replayWebhookDelivery requestPlan
    resendInvitation resumeBilledPlan resumeGrantedPlan rotateWebhookSecret saveAgencyLook saveMonitoring saveProject
    setReportVisibility settleCheckout startCheckout startTrial switchShopLive testAlertChannel testWebhookEndpoint
    undoShopTheme uploadAgencyLogo withdrawCreditOrder withdrawOffer withdrawPlanRequest
  `,
  superadmin: `
    actAsUser addCustomerNote addLabComparison addLabRun addLabScreenshot answerCardReport answerSupportRequest
    bookCredits changeLabRun changeProjectAsAdmin closeCancellation createBaseRouteTemplate decidePlanRequest
    deleteBaseTemplate deleteCampaign deleteCardReport deleteCaseStudy deleteDemoCaseStudy deleteLabComparison
    deleteLabRun deleteUser deleteUserAgent deleteWaitlistEntry downloadBookkeeping exportLabRun extendTrial
    forgetUnknownAgent getCardReport getCustomer getHealthReport getIncome getLabRun getMail getOpenCounts getOperator
    getOperatorDay getPlanMovements getSupportRequest getUserAsAdmin importLabRun listAllActivity listAllCrawls
    listAllInvoices listAllProjects listBaseTemplateUses listBaseTemplatesAsAdmin listBilledSubscriptions
    listCampaigns listCancellations listCardReports listCheckerRequests listEditedDemos listFailedJobs listJobs
    listLabRuns listMails listPlanRequests listSupportRequests listUnknownAgents listUserAgents listUsers listWaitlist
    markMailBounced reactivateUser refundInvoice resendMail resendWaitlistMail retryCheckerRequest retryJob saveCampaign saveCaseStudy
    saveDemoCaseStudy saveOperator saveUserAgent setPlan suspendUser updateBaseRouteTemplatePreview updateBaseTemplate
  `,
};

test.each(Object.entries(levels))('%s: these calls and no others', (access, names) => {
  const there = Object.entries<Call>(calls).filter(([, call]) => call.access === access);
  expect(there.map(([name]) => name).toSorted()).toEqual(names.trim().split(/\s+/));
});
