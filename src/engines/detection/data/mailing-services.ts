import { wordSet } from './table.ts';

/**
 * Domains through which services that send newsletters and notices for others track clicks. Own selection from the
 * services' public sites and from emails they sent, 2026-11.
 */
export const CLICK_TRACKERS = wordSet(`
  list-manage.com mailchimp.com mailchimpapp.net mcusercontent.com mcsv.net rsgsv.net sendgrid.net sendgrid.com mailgun.org mailgun.net
  sparkpostmail.com sparkpostmail2.com mandrillapp.com mjt.lu mailjet.com postmarkapp.com pstmrk.it awstrack.me amazonses.com
  resend-clicks.com hubspotlinks.com hubspotemail.net hs-analytics.net hubspotstarter.net klclick.com klclick1.com klclick2.com
  klclick3.com ctrk.klclick.com klaviyomail.com exct.net exacttarget.com et.e.sfmc-content.com sfmc-content.com
  rs6.net constantcontact.com createsend.com createsend1.com cmail19.com cmail20.com cmail2.com cmail3.com
  campaignmonitor.com sendinblue.com brevo.com sibforms.com sendibt2.com sendibt3.com sendibm1.com sendibm3.com r.mailin.fr
  mailerlite.com mlsend.com mlsend2.com ml.mailersend.com mailersend.net convertkit-mail.com convertkit-mail2.com
  convertkit-mail3.com kit-mail.com ck.page beehiiv.com substack.com buttondown.email customeriomail.com customer.io
  pardot.com mktoresp.com mkto-ab.com marketo.com eloqua.com en25.com activehosted.com acemlna.com acemlnb.com acemlnc.com
  emltrk.com litmus.com getresponse.com gr-mail.com cleverreach.com crsend.com rapidmail.com emailsys1a.net emailsys.net
  mailpoet.com newsletter2go.com inxmail.com mailingwork.de episerver.net optivo.com agnitas.de evalanche.com
  emarsys.net emarsys.com iterable.com links.iterable.com braze.com appboy.com responsys.net oracle-mail.com
  moosend.com omnisend.com omnisendlink.com drip.com getdrip.com aweber.com icontact.com benchmarkemail.com bmetrack.com
  vresp.com verticalresponse.com elasticemail.com smtp2go.com socketlabs.com sailthru.com sailthru.cloud
  listrak.com listrakbi.com bluecore.com cordial.io attentivemobile.com yotpo.com loops.so sendfox.com
  intercom-mail.com intercom-clicks.com zendesk.com freshdesk.com salesforce.com salesloft.com outreach.io yesware.com
  mixmax.com mailtrack.io mltrk.io streak-link.com ct.sendgrid.net e-goi.com egoi.page acumbamail.com mdirect.com doppler.com
  mailup.com mailup.it contactlab.it dotdigital.com dmtrk.net dotmailer.com adestra.com msgfocus.com pure360.com
  spotler.com tripolis.com laposta.nl mailplus.nl copernica.com flexmail.eu apsis.com rule.io paloma.se
  freshmail.com getresponse.pl salesmanago.com edrone.me ecomail.cz smartemailing.cz sendpulse.com unisender.com
  rdstation.com rdstation.email mautic.net leadlovers.com netcorecloud.net pepipost.com webengage.com moengage.com
  govdelivery.com eventbrite.com meetup.com everlytic.net`);
