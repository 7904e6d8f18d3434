import { accountVerification } from './scenarios/account-verification.ts';
import { auditRequest } from './scenarios/audit-request.ts';
import { bankNotice } from './scenarios/bank-notice.ts';
import { benefitsEnrolment } from './scenarios/benefits-enrolment.ts';
import { carSale } from './scenarios/car-sale.ts';
import { charityAppeal } from './scenarios/charity-appeal.ts';
import { cloudStorage } from './scenarios/cloud-storage.ts';
import { compromisingMessage } from './scenarios/compromising-message.ts';
import { conversationContinued } from './scenarios/conversation-continued.ts';
import { cryptoPlatform } from './scenarios/crypto-platform.ts';
import { customerComplaint } from './scenarios/customer-complaint.ts';
import { customsFee } from './scenarios/customs-fee.ts';
import { datingContact } from './scenarios/dating-contact.ts';
import { domainRenewal } from './scenarios/domain-renewal.ts';
import { energyBill } from './scenarios/energy-bill.ts';
import { eventTicket } from './scenarios/event-ticket.ts';
import { expenseReport } from './scenarios/expense-report.ts';
import { faxOrScan } from './scenarios/fax-or-scan.ts';
import { giftCardsForTeam } from './scenarios/gift-cards-for-team.ts';
import { healthInsurance } from './scenarios/health-insurance.ts';
import { hrSurvey } from './scenarios/hr-survey.ts';
import { inheritanceNotary } from './scenarios/inheritance-notary.ts';
import { investmentAdvice } from './scenarios/investment-advice.ts';
import { invoiceDue } from './scenarios/invoice-due.ts';
import { jobOffer } from './scenarios/job-offer.ts';
import { legalNotice } from './scenarios/legal-notice.ts';
import { libraryAccount } from './scenarios/library-account.ts';
import { loanOffer } from './scenarios/loan-offer.ts';
import { lostPhoneFriend } from './scenarios/lost-phone-friend.ts';
import { mailboxFull } from './scenarios/mailbox-full.ts';
import { marketplaceSale } from './scenarios/marketplace-sale.ts';
import { medicalResult } from './scenarios/medical-result.ts';
import { meetingInvitation } from './scenarios/meeting-invitation.ts';
import { newDeviceSetup } from './scenarios/new-device-setup.ts';
import { newsletterOffer } from './scenarios/newsletter-offer.ts';
import { orderRefund } from './scenarios/order-refund.ts';
import { parcelDelivery } from './scenarios/parcel-delivery.ts';
import { passwordExpiry } from './scenarios/password-expiry.ts';
import { payrollChange } from './scenarios/payroll-change.ts';
import { policyAcknowledgement } from './scenarios/policy-acknowledgement.ts';
import { prizeDraw } from './scenarios/prize-draw.ts';
import { purchaseOrder } from './scenarios/purchase-order.ts';
import { quarantineDigest } from './scenarios/quarantine-digest.ts';
import { remoteSupport } from './scenarios/remote-support.ts';
import { rentAndLandlord } from './scenarios/rent-and-landlord.ts';
import { schoolNotice } from './scenarios/school-notice.ts';
import { securityAlert } from './scenarios/security-alert.ts';
import { sharedDocument } from './scenarios/shared-document.ts';
import { signatureRequest } from './scenarios/signature-request.ts';
import { socialNetworkLogin } from './scenarios/social-network-login.ts';
import { softwareUpdate } from './scenarios/software-update.ts';
import { streamingPayment } from './scenarios/streaming-payment.ts';
import { subscriptionRenewal } from './scenarios/subscription-renewal.ts';
import { supplierBankChange } from './scenarios/supplier-bank-change.ts';
import { surveyReward } from './scenarios/survey-reward.ts';
import { taxAssessment } from './scenarios/tax-assessment.ts';
import { telephoneContract } from './scenarios/telephone-contract.ts';
import { trafficFine } from './scenarios/traffic-fine.ts';
import { travelBooking } from './scenarios/travel-booking.ts';
import { twoFactorCode } from './scenarios/two-factor-code.ts';
import { universityEnrolment } from './scenarios/university-enrolment.ts';
import { voicemailWaiting } from './scenarios/voicemail-waiting.ts';
import { volunteeringThanks } from './scenarios/volunteering-thanks.ts';
import { vpnAccess } from './scenarios/vpn-access.ts';
import { wireTransferRequest } from './scenarios/wire-transfer-request.ts';
import type { Scenario } from './seed.ts';

/** Every scenario. New ones go to the end: the place in the list says what is held back. */
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
];
