import type { CallName } from '#contract/index.ts';
import * as operation from './admin/operation.ts';
import * as adminPlans from './admin/plans.ts';
import * as tables from './admin/tables.ts';
import * as audits from './audit/audits.ts';
import * as accounts from './auth/accounts.ts';
import * as apiTokens from './auth/api-tokens.ts';
import * as confirmLogin from './auth/confirm-login.ts';
import * as factors from './auth/factors.ts';
import * as ownAccount from './auth/own-account.ts';
import * as secondStep from './auth/second-step.ts';
import * as sessions from './auth/sessions.ts';
import * as studies from './case-study/case-studies.ts';
import * as demos from './case-study/demo-case-studies.ts';
import * as checker from './checker/checker.ts';
import { checkSubPage } from './fetch/check-sub-page.ts';
import { getMetaTags } from './fetch/get-meta-tags.ts';
import { getSelectorData } from './fetch/get-selector-data.ts';
import type { Handler } from './handler.ts';
import * as assets from './project/assets.ts';
import * as collaborators from './project/collaborators.ts';
import * as crawls from './project/crawls.ts';
import * as plan from './project/plan.ts';
import * as projects from './project/projects.ts';
import * as subPages from './project/sub-pages.ts';
import { startTrial } from './project/trial.ts';
import { getCampaign, getCampaignBanner } from './public/campaigns.ts';
import { hasBadword } from './public/has-badword.ts';
import { health } from './public/health.ts';
import * as poll from './public/poll.ts';
import { setLanguage } from './public/set-language.ts';
import * as waitlist from './public/waitlist.ts';
import * as routes from './route/routes.ts';
import * as baseTemplates from './template/base-templates.ts';
import * as ogImages from './template/og-images.ts';
import * as templatePictures from './template/pictures.ts';
import * as subPageTemplates from './template/sub-page-templates.ts';
import * as templates from './template/templates.ts';

/** Call → behaviour. The type demands every call. */
export const handlers: { [Name in CallName]: Handler<Name> } = {
  login: accounts.login,
  register: accounts.registerUser,
  getInvitation: accounts.getInvitation,
  sendMagicLinkCode: accounts.sendMagicLinkCode,
  loginViaConfirmationCode: accounts.loginViaConfirmationCode,
  loginViaMagicLinkCode: accounts.loginViaMagicLinkCode,
  loginViaProvider: accounts.loginViaProvider,
  loginOptions: accounts.loginOptions,
  logout: accounts.logout,
  getUser: ownAccount.getUser,
  updateUser: ownAccount.updateUser,
  changePassword: ownAccount.changePassword,
  setAchievement: ownAccount.setAchievement,
  listApiTokens: apiTokens.listApiTokens,
  createApiToken: apiTokens.createApiToken,
  revokeApiToken: apiTokens.revokeApiToken,
  startPasskeyLogin: secondStep.startPasskeyLogin,
  loginViaPasskey: secondStep.loginViaPasskey,
  getSecondStep: secondStep.getSecondStep,
  startSecondStepPasskey: secondStep.startSecondStepPasskey,
  finishSecondStep: secondStep.finishSecondStep,
  getLoginConfirmation: confirmLogin.getLoginConfirmation,
  startConfirmPasskey: confirmLogin.startConfirmPasskey,
  sendConfirmCode: confirmLogin.sendConfirmCode,
  confirmLogin: confirmLogin.confirmLogin,
  listFactors: factors.listFactors,
  startPasskey: factors.startPasskey,
  addPasskey: factors.addPasskey,
  renamePasskey: factors.renamePasskey,
  removePasskey: factors.removePasskey,
  startAuthenticatorApp: factors.startAuthenticatorApp,
  confirmAuthenticatorApp: factors.confirmAuthenticatorApp,
  removeAuthenticatorApp: factors.removeAuthenticatorApp,
  renewRecoveryCodes: factors.renewRecoveryCodes,
  listSessions: sessions.listSessions,
  endSession: sessions.endSession,
  logoutEverywhere: sessions.logoutEverywhere,
  joinWaitlist: waitlist.joinWaitlist,
  confirmWaitlist: waitlist.confirmWaitlist,
  unsubscribeWaitlist: waitlist.unsubscribeWaitlist,
  hasBadword,
  checkStore: checker.checkStore,
  takeNextStep: checker.takeNextStep,
  answerPoll: poll.answerPoll,
  getPoll: poll.getPoll,
  getCampaign,
  getCampaignBanner,
  health,
  setLanguage,
  getMetaTags,
  getSelectorData,
  getTemplatePreviewImage: templatePictures.getTemplatePreviewImage,
  checkSubPage,
  listProjects: projects.listProjects,
  getProject: projects.getProject,
  saveProject: projects.saveProject,
  deleteProject: projects.deleteProject,
  getExistingUrlData: projects.getExistingUrlData,
  listRoutes: routes.listRoutes,
  addRoute: routes.addRoute,
  listTemplates: templates.listTemplates,
  listAssets: assets.listAssets,
  createAsset: assets.createAsset,
  uploadAsset: assets.uploadAsset,
  updateAsset: assets.updateAsset,
  deleteAsset: assets.deleteAsset,
  listCollaborators: collaborators.listCollaborators,
  addCollaborator: collaborators.addCollaborator,
  removeCollaborator: collaborators.removeCollaborator,
  startTrial,
  getPlan: plan.getPlan,
  wishForPlan: plan.wishForPlan,
  withdrawPlanWish: plan.withdrawPlanWish,
  orderCredits: plan.orderCredits,
  withdrawCreditOrder: plan.withdrawCreditOrder,
  verifyProject: projects.verifyProject,
  isIntegrated: projects.isIntegrated,
  getIntegration: projects.getIntegration,
  listCrawls: crawls.listCrawls,
  listOgImages: ogImages.listOgImages,
  listSubPages: subPages.listSubPages,
  addSubPage: subPages.addSubPage,
  fetchSubPages: subPages.fetchSubPages,
  getStats: crawls.getStats,
  crawlProject: subPages.crawlProject,
  cancelCrawl: subPages.cancelCrawl,
  listProjectJobs: projects.listProjectJobs,
  updateRouteParam: templates.updateRouteParam,
  getRoute: routes.getRoute,
  deleteRoute: routes.deleteRoute,
  updateRouteOgImage: ogImages.updateRouteOgImage,
  updateSampleSubPage: routes.updateSampleSubPage,
  getSubPage: subPages.getSubPage,
  updateSubPage: subPages.updateSubPage,
  deleteSubPage: subPages.deleteSubPage,
  takeScreenshot: subPages.takeScreenshot,
  drawLiveOgImage: ogImages.drawLiveOgImage,
  updateMetaTagData: subPages.updateMetaTagData,
  listSubPageOgImages: ogImages.listSubPageOgImages,
  listSubPageRouteTemplates: subPageTemplates.listSubPageRouteTemplates,
  getSubPageMetaData: subPages.getSubPageMetaData,
  updateSubPageRouteTemplate: subPageTemplates.updateSubPageRouteTemplate,
  deleteCrawl: crawls.deleteCrawl,
  listBaseTemplates: baseTemplates.listBaseTemplates,
  listRouteBaseTemplates: baseTemplates.listRouteBaseTemplates,
  getTemplatePicture: templatePictures.getTemplatePicture,
  getBaseTemplatePicture: templatePictures.getBaseTemplatePicture,
  getRouteBaseTemplatePicture: templatePictures.getRouteBaseTemplatePicture,
  startDesign: templates.startDesign,
  startConfiguration: templates.startConfiguration,
  createRouteTemplate: templates.createRouteTemplate,
  createPastedRouteTemplate: templates.createPastedRouteTemplate,
  getTemplate: templates.getTemplate,
  updateTemplate: templates.updateTemplate,
  deleteTemplate: templates.deleteTemplate,
  listTemplateOgImages: ogImages.listTemplateOgImages,
  createDraftOgImage: ogImages.createDraftOgImage,
  createDemoOgImage: ogImages.createDemoOgImage,
  duplicateTemplate: templates.duplicateTemplate,
  refreshTemplateImage: ogImages.refreshTemplateImage,
  updateTemplateImage: templatePictures.updateTemplateImage,
  addRouteTemplate: templates.addRouteTemplate,
  getTemplateRecommendations: baseTemplates.getTemplateRecommendations,
  createBaseRouteTemplate: baseTemplates.createBaseRouteTemplate,
  updateBaseRouteTemplatePreview: baseTemplates.updateBaseRouteTemplatePreview,
  startAudit: audits.startAudit,
  listAudits: audits.listAudits,
  getAudit: audits.getAudit,
  getAuditSubPage: audits.getAuditSubPage,
  cancelAudit: audits.cancelAudit,
  compareAudits: audits.compareAudits,
  getPublicAudit: audits.getPublicAudit,
  getPublicAuditSubPage: audits.getPublicAuditSubPage,
  getDemoCaseStudy: demos.getDemoCaseStudy,
  getDemoCaseStudyCards: demos.getDemoCaseStudyCards,
  getDemoCaseStudies: demos.getDemoCaseStudies,
  listDemoCaseStudies: demos.listDemoCaseStudies,
  listEditedDemos: demos.listEditedDemos,
  saveDemoCaseStudy: demos.saveDemoCaseStudy,
  deleteDemoCaseStudy: demos.deleteDemoCaseStudy,
  listCaseStudies: studies.listCaseStudies,
  getCaseStudy: studies.getCaseStudy,
  saveCaseStudy: studies.saveCaseStudy,
  deleteCaseStudy: studies.deleteCaseStudy,
  getJobProgress: operation.getJobProgress,
  listAllProjects: checker.listAllProjects,
  listAllCrawls: crawls.listAllCrawls,
  listCheckerRequests: checker.listCheckerRequests,
  retryCheckerRequest: checker.retryCheckerRequest,
  listWaitlist: waitlist.listWaitlist,
  listMails: operation.listMails,
  getMail: operation.getMail,
  listFailedJobs: operation.listFailedJobs,
  retryJob: operation.retryJob,
  listWishes: adminPlans.listWishes,
  decideWish: adminPlans.decideWish,
  setPlan: adminPlans.setPlan,
  bookCredits: adminPlans.bookCredits,
  listUserAgents: tables.listUserAgents,
  saveUserAgent: tables.saveUserAgent,
  deleteUserAgent: tables.deleteUserAgent,
  listUnknownAgents: tables.listUnknownAgents,
  forgetUnknownAgent: tables.forgetUnknownAgent,
  listCampaigns: tables.listCampaigns,
  saveCampaign: tables.saveCampaign,
  deleteCampaign: tables.deleteCampaign,
  listBaseTemplatesAsAdmin: tables.listBaseTemplatesAsAdmin,
  updateBaseTemplate: tables.updateBaseTemplate,
  deleteBaseTemplate: tables.deleteBaseTemplate,
  listJobs: tables.listJobs,
  changeProjectAsAdmin: tables.changeProjectAsAdmin,
};
