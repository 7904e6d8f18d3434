import { accountVerification } from './scenarios/account-verification.ts';
import { antivirusRenewal } from './scenarios/antivirus-renewal.ts';
import { appointmentConfirmation } from './scenarios/appointment-confirmation.ts';
import { attachedFile } from './scenarios/attached-file.ts';
import { auditRequest } from './scenarios/audit-request.ts';
import { badgeRenewal } from './scenarios/badge-renewal.ts';
import { bankAppSync } from './scenarios/bank-app-sync.ts';
import { bankNotice } from './scenarios/bank-notice.ts';
import { benefitsEnrolment } from './scenarios/benefits-enrolment.ts';
import { bonusLetter } from './scenarios/bonus-letter.ts';
import { bonusList } from './scenarios/bonus-list.ts';
import { bookOnHold } from './scenarios/book-on-hold.ts';
import { bossErrand } from './scenarios/boss-errand.ts';
import { businessProposal } from './scenarios/business-proposal.ts';
import { calendarPoll } from './scenarios/calendar-poll.ts';
import { carSale } from './scenarios/car-sale.ts';
import { cardBlocked } from './scenarios/card-blocked.ts';
import { cardByPost } from './scenarios/card-by-post.ts';
import { casinoBonus } from './scenarios/casino-bonus.ts';
import { charityAppeal } from './scenarios/charity-appeal.ts';
import { charityThanks } from './scenarios/charity-thanks.ts';
import { chosenCustomer } from './scenarios/chosen-customer.ts';
import { cloudSpaceOffer } from './scenarios/cloud-space-offer.ts';
import { cloudStorage } from './scenarios/cloud-storage.ts';
import { clubDues } from './scenarios/club-dues.ts';
import { commentMention } from './scenarios/comment-mention.ts';
import { compensationFund } from './scenarios/compensation-fund.ts';
import { compromisingMessage } from './scenarios/compromising-message.ts';
import { conversationContinued } from './scenarios/conversation-continued.ts';
import { courierWindow } from './scenarios/courier-window.ts';
import { courseToTake } from './scenarios/course-to-take.ts';
import { courtSummons } from './scenarios/court-summons.ts';
import { craftsmanInvoice } from './scenarios/craftsman-invoice.ts';
import { cryptoPlatform } from './scenarios/crypto-platform.ts';
import { customerComplaint } from './scenarios/customer-complaint.ts';
import { customerEnquiry } from './scenarios/customer-enquiry.ts';
import { customsFee } from './scenarios/customs-fee.ts';
import { datingContact } from './scenarios/dating-contact.ts';
import { datingSite } from './scenarios/dating-site.ts';
import { debtAndCardOffers } from './scenarios/debt-and-card-offers.ts';
import { deliveryToday } from './scenarios/delivery-today.ts';
import { documentShort } from './scenarios/document-short.ts';
import { documentToInitial } from './scenarios/document-to-initial.ts';
import { domainAbroad } from './scenarios/domain-abroad.ts';
import { domainRenewal } from './scenarios/domain-renewal.ts';
import { donationFromWidow } from './scenarios/donation-from-widow.ts';
import { easyHomeJob } from './scenarios/easy-home-job.ts';
import { emailAddressCheck } from './scenarios/email-address-check.ts';
import { energyBill } from './scenarios/energy-bill.ts';
import { esignEnvelope } from './scenarios/esign-envelope.ts';
import { eventTicket } from './scenarios/event-ticket.ts';
import { exchangeIdentity } from './scenarios/exchange-identity.ts';
import { expenseClaimStatus } from './scenarios/expense-claim-status.ts';
import { expenseReport } from './scenarios/expense-report.ts';
import { externalShare } from './scenarios/external-share.ts';
import { familyFavour } from './scenarios/family-favour.ts';
import { faxOrScan } from './scenarios/fax-or-scan.ts';
import { fileInFolder } from './scenarios/file-in-folder.ts';
import { gadgetToday } from './scenarios/gadget-today.ts';
import { giftCardsForTeam } from './scenarios/gift-cards-for-team.ts';
import { guestHouseBooking } from './scenarios/guest-house-booking.ts';
import { healthCardRenewal } from './scenarios/health-card-renewal.ts';
import { healthInsurance } from './scenarios/health-insurance.ts';
import { healthRemedy } from './scenarios/health-remedy.ts';
import { hearingAid } from './scenarios/hearing-aid.ts';
import { heldMailList } from './scenarios/held-mail-list.ts';
import { holidayFlatDeposit } from './scenarios/holiday-flat-deposit.ts';
import { honestSale } from './scenarios/honest-sale.ts';
import { housingAndDeposit } from './scenarios/housing-and-deposit.ts';
import { hrSurvey } from './scenarios/hr-survey.ts';
import { inheritanceNotary } from './scenarios/inheritance-notary.ts';
import { insuranceComparison } from './scenarios/insurance-comparison.ts';
import { insurancePapers } from './scenarios/insurance-papers.ts';
import { investmentAdvice } from './scenarios/investment-advice.ts';
import { invoiceDue } from './scenarios/invoice-due.ts';
import { jobInterview } from './scenarios/job-interview.ts';
import { jobOffer } from './scenarios/job-offer.ts';
import { kindergartenAndClass } from './scenarios/kindergarten-and-class.ts';
import { leaveDecision } from './scenarios/leave-decision.ts';
import { legalNotice } from './scenarios/legal-notice.ts';
import { libraryAccount } from './scenarios/library-account.ts';
import { loanOffer } from './scenarios/loan-offer.ts';
import { lonelyLetter } from './scenarios/lonely-letter.ts';
import { lostPhoneFriend } from './scenarios/lost-phone-friend.ts';
import { lotteryNotification } from './scenarios/lottery-notification.ts';
import { mailboxDeactivation } from './scenarios/mailbox-deactivation.ts';
import { mailboxFull } from './scenarios/mailbox-full.ts';
import { mailboxRoom } from './scenarios/mailbox-room.ts';
import { marketplaceSale } from './scenarios/marketplace-sale.ts';
import { medicalResult } from './scenarios/medical-result.ts';
import { meetingInvitation } from './scenarios/meeting-invitation.ts';
import { meetingRecording } from './scenarios/meeting-recording.ts';
import { membershipPaymentFailed } from './scenarios/membership-payment-failed.ts';
import { messagesHeld } from './scenarios/messages-held.ts';
import { meterReading } from './scenarios/meter-reading.ts';
import { miracleShop } from './scenarios/miracle-shop.ts';
import { missedCallRecording } from './scenarios/missed-call-recording.ts';
import { newDeviceSetup } from './scenarios/new-device-setup.ts';
import { newIntranet } from './scenarios/new-intranet.ts';
import { newSignIn } from './scenarios/new-sign-in.ts';
import { newsletterOffer } from './scenarios/newsletter-offer.ts';
import { officialDocumentReady } from './scenarios/official-document-ready.ts';
import { oneLineLink } from './scenarios/one-line-link.ts';
import { orderRefund } from './scenarios/order-refund.ts';
import { outageNow } from './scenarios/outage-now.ts';
import { packageOnHold } from './scenarios/package-on-hold.ts';
import { pageComplaint } from './scenarios/page-complaint.ts';
import { paperToSign } from './scenarios/paper-to-sign.ts';
import { parcelDelivery } from './scenarios/parcel-delivery.ts';
import { passwordExpiry } from './scenarios/password-expiry.ts';
import { passwordResetRequested } from './scenarios/password-reset-requested.ts';
import { payLetter } from './scenarios/pay-letter.ts';
import { paymentApproval } from './scenarios/payment-approval.ts';
import { payrollChange } from './scenarios/payroll-change.ts';
import { photoGift } from './scenarios/photo-gift.ts';
import { plannedMaintenance } from './scenarios/planned-maintenance.ts';
import { pointsExpiring } from './scenarios/points-expiring.ts';
import { policyAcknowledgement } from './scenarios/policy-acknowledgement.ts';
import { postRoomParcel } from './scenarios/post-room-parcel.ts';
import { practiceReminder } from './scenarios/practice-reminder.ts';
import { privateSale } from './scenarios/private-sale.ts';
import { prizeDraw } from './scenarios/prize-draw.ts';
import { purchaseOrder } from './scenarios/purchase-order.ts';
import { quarantineDigest } from './scenarios/quarantine-digest.ts';
import { quickCredit } from './scenarios/quick-credit.ts';
import { readyToCollect } from './scenarios/ready-to-collect.ts';
import { recallNotice } from './scenarios/recall-notice.ts';
import { receiptToCancel } from './scenarios/receipt-to-cancel.ts';
import { registerEntry } from './scenarios/register-entry.ts';
import { remittanceAdvice } from './scenarios/remittance-advice.ts';
import { remoteSupport } from './scenarios/remote-support.ts';
import { rentAndLandlord } from './scenarios/rent-and-landlord.ts';
import { reorganisationNotice } from './scenarios/reorganisation-notice.ts';
import { roomBooked } from './scenarios/room-booked.ts';
import { scanArrived } from './scenarios/scan-arrived.ts';
import { schoolNotice } from './scenarios/school-notice.ts';
import { secondFactorExpiring } from './scenarios/second-factor-expiring.ts';
import { securityAlert } from './scenarios/security-alert.ts';
import { serviceVisit } from './scenarios/service-visit.ts';
import { sharedDocument } from './scenarios/shared-document.ts';
import { shortAccountNotice } from './scenarios/short-account-notice.ts';
import { shortFriendNote } from './scenarios/short-friend-note.ts';
import { shortOfferLink } from './scenarios/short-offer-link.ts';
import { shortShopNote } from './scenarios/short-shop-note.ts';
import { signatureRequest } from './scenarios/signature-request.ts';
import { socialNetworkLogin } from './scenarios/social-network-login.ts';
import { softwareUpdate } from './scenarios/software-update.ts';
import { solarPanels } from './scenarios/solar-panels.ts';
import { spamSummary } from './scenarios/spam-summary.ts';
import { staffDataCheck } from './scenarios/staff-data-check.ts';
import { staffEventSignup } from './scenarios/staff-event-signup.ts';
import { staffRuleToRead } from './scenarios/staff-rule-to-read.ts';
import { statementOfAccount } from './scenarios/statement-of-account.ts';
import { streamingPayment } from './scenarios/streaming-payment.ts';
import { subscriptionRenewal } from './scenarios/subscription-renewal.ts';
import { supermarketReward } from './scenarios/supermarket-reward.ts';
import { supplierBankChange } from './scenarios/supplier-bank-change.ts';
import { supplierDelivery } from './scenarios/supplier-delivery.ts';
import { supplierFileDrop } from './scenarios/supplier-file-drop.ts';
import { surveyReward } from './scenarios/survey-reward.ts';
import { taskAssigned } from './scenarios/task-assigned.ts';
import { taxAdviserPapers } from './scenarios/tax-adviser-papers.ts';
import { taxAssessment } from './scenarios/tax-assessment.ts';
import { taxRefundOnline } from './scenarios/tax-refund-online.ts';
import { teamSpaceInvite } from './scenarios/team-space-invite.ts';
import { telephoneContract } from './scenarios/telephone-contract.ts';
import { threatLetter } from './scenarios/threat-letter.ts';
import { ticketClosed } from './scenarios/ticket-closed.ts';
import { ticketsBooked } from './scenarios/tickets-booked.ts';
import { timesheetOpen } from './scenarios/timesheet-open.ts';
import { tollUnpaid } from './scenarios/toll-unpaid.ts';
import { tradeFairStand } from './scenarios/trade-fair-stand.ts';
import { tradingRobot } from './scenarios/trading-robot.ts';
import { trafficFine } from './scenarios/traffic-fine.ts';
import { transferScheduled } from './scenarios/transfer-scheduled.ts';
import { travelBooking } from './scenarios/travel-booking.ts';
import { twoFactorCode } from './scenarios/two-factor-code.ts';
import { undeliveredMailReport } from './scenarios/undelivered-mail-report.ts';
import { universityEnrolment } from './scenarios/university-enrolment.ts';
import { voiceNotice } from './scenarios/voice-notice.ts';
import { voicemailWaiting } from './scenarios/voicemail-waiting.ts';
import { volunteeringThanks } from './scenarios/volunteering-thanks.ts';
import { vpnAccess } from './scenarios/vpn-access.ts';
import { walletValidation } from './scenarios/wallet-validation.ts';
import { watchSale } from './scenarios/watch-sale.ts';
import { webmailUpgrade } from './scenarios/webmail-upgrade.ts';
import { websiteOffer } from './scenarios/website-offer.ts';
import { weightLoss } from './scenarios/weight-loss.ts';
import { wireTransferRequest } from './scenarios/wire-transfer-request.ts';
import { workstationUpdate } from './scenarios/workstation-update.ts';
import type { Scenario } from './seed.ts';

/** Every scenario. */
export const SCENARIOS: readonly Scenario[] = [
  accountVerification,
  auditRequest,
  bankNotice,
  benefitsEnrolment,
  carSale,
  charityAppeal,
  cloudStorage,
  compromisingMessage,
  conversationContinued,
  cryptoPlatform,
  customerComplaint,
  customsFee,
  datingContact,
  domainRenewal,
  energyBill,
  eventTicket,
  expenseReport,
  faxOrScan,
  giftCardsForTeam,
  healthInsurance,
  hrSurvey,
  inheritanceNotary,
  investmentAdvice,
  invoiceDue,
  jobOffer,
  legalNotice,
  libraryAccount,
  loanOffer,
  lostPhoneFriend,
  mailboxFull,
  marketplaceSale,
  medicalResult,
  meetingInvitation,
  newDeviceSetup,
  newsletterOffer,
  orderRefund,
  parcelDelivery,
  passwordExpiry,
  payrollChange,
  policyAcknowledgement,
  prizeDraw,
  purchaseOrder,
  quarantineDigest,
  remoteSupport,
  rentAndLandlord,
  schoolNotice,
  securityAlert,
  sharedDocument,
  signatureRequest,
  socialNetworkLogin,
  softwareUpdate,
  streamingPayment,
  subscriptionRenewal,
  supplierBankChange,
  surveyReward,
  taxAssessment,
  telephoneContract,
  trafficFine,
  travelBooking,
  twoFactorCode,
  universityEnrolment,
  voicemailWaiting,
  volunteeringThanks,
  vpnAccess,
  wireTransferRequest,
  chosenCustomer,
  pointsExpiring,
  supermarketReward,
  casinoBonus,
  weightLoss,
  healthRemedy,
  hearingAid,
  photoGift,
  cloudSpaceOffer,
  antivirusRenewal,
  gadgetToday,
  mailboxDeactivation,
  messagesHeld,
  documentShort,
  webmailUpgrade,
  bonusLetter,
  secondFactorExpiring,
  oneLineLink,
  shortAccountNotice,
  newSignIn,
  bankAppSync,
  membershipPaymentFailed,
  cardBlocked,
  packageOnHold,
  tollUnpaid,
  taxRefundOnline,
  healthCardRenewal,
  walletValidation,
  tradingRobot,
  pageComplaint,
  exchangeIdentity,
  solarPanels,
  quickCredit,
  watchSale,
  insuranceComparison,
  websiteOffer,
  registerEntry,
  businessProposal,
  domainAbroad,
  compensationFund,
  lotteryNotification,
  datingSite,
  donationFromWidow,
  threatLetter,
  easyHomeJob,
  attachedFile,
  receiptToCancel,
  courtSummons,
  shortOfferLink,
  transferScheduled,
  officialDocumentReady,
  miracleShop,
  debtAndCardOffers,
  lonelyLetter,
  holidayFlatDeposit,
  appointmentConfirmation,
  recallNotice,
  emailAddressCheck,
  deliveryToday,
  outageNow,
  honestSale,
  paymentApproval,
  passwordResetRequested,
  fileInFolder,
  paperToSign,
  heldMailList,
  missedCallRecording,
  scanArrived,
  staffRuleToRead,
  bonusList,
  calendarPoll,
  payLetter,
  mailboxRoom,
  workstationUpdate,
  courseToTake,
  expenseClaimStatus,
  ticketClosed,
  roomBooked,
  teamSpaceInvite,
  badgeRenewal,
  timesheetOpen,
  meetingRecording,
  reorganisationNotice,
  postRoomParcel,
  plannedMaintenance,
  newIntranet,
  leaveDecision,
  staffEventSignup,
  commentMention,
  taskAssigned,
  supplierFileDrop,
  undeliveredMailReport,
  documentToInitial,
  esignEnvelope,
  externalShare,
  voiceNotice,
  spamSummary,
  staffDataCheck,
  remittanceAdvice,
  craftsmanInvoice,
  housingAndDeposit,
  practiceReminder,
  readyToCollect,
  kindergartenAndClass,
  courierWindow,
  privateSale,
  supplierDelivery,
  cardByPost,
  insurancePapers,
  familyFavour,
  clubDues,
  bossErrand,
  serviceVisit,
  taxAdviserPapers,
  customerEnquiry,
  jobInterview,
  meterReading,
  ticketsBooked,
  statementOfAccount,
  charityThanks,
  bookOnHold,
  guestHouseBooking,
  tradeFairStand,
  shortShopNote,
  shortFriendNote,
];
