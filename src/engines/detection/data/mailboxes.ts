import { wordSet } from './table.ts';

/**
 * Free mailboxes that anyone can open: registrable domains, or the first label if it exists under many suffixes. Own
 * selection from the providers' public sites, 2026-11.
 */
export const FREEMAIL = wordSet(`
  gmail.com googlemail.com outlook.com outlook.de outlook.fr outlook.es outlook.it outlook.pt outlook.jp outlook.com.br
  hotmail live msn.com passport.com yahoo ymail.com rocketmail.com myyahoo.com aol.com aim.com icloud.com me.com mac.com
  proton.me protonmail.com protonmail.ch pm.me tutanota.com tutanota.de tutamail.com tuta.io tuta.com keemail.me
  gmx.de gmx.net gmx.com gmx.at gmx.ch gmx.us gmx.co.uk gmx.fr gmx.es web.de t-online.de freenet.de arcor.de online.de
  vodafone.de posteo.de mailbox.org email.de
  mail.com consultant.com usa.com email.com post.com dr.com engineer.com accountant.com lawyer.com europe.com asia.com
  writeme.com techie.com myself.com workmail.com cheerful.com contractor.net financier.com execs.com
  mail.ru inbox.ru list.ru bk.ru internet.ru yandex.com yandex.ru ya.ru rambler.ru lenta.ru ukr.net i.ua meta.ua bigmir.net
  inbox.lv mail.ee zoho.com zohomail.com zohomail.eu fastmail.com fastmail.fm hushmail.com hush.com runbox.com disroot.org
  riseup.net mailfence.com startmail.com countermail.com skiff.com onmail.com hey.com
  orange.fr free.fr laposte.net wanadoo.fr sfr.fr neuf.fr bbox.fr numericable.fr aliceadsl.fr
  libero.it virgilio.it tiscali.it alice.it tin.it email.it inwind.it iol.it fastwebnet.it
  uol.com.br bol.com.br terra.com.br ig.com.br globo.com globomail.com oi.com.br r7.com zipmail.com.br
  terra.es telefonica.net ono.com sapo.pt iol.pt clix.pt telepac.pt
  bluewin.ch hispeed.ch sunrise.ch aon.at chello.at a1.net kpnmail.nl ziggo.nl planet.nl home.nl hetnet.nl xs4all.nl
  telenet.be skynet.be proximus.be scarlet.be telia.com comhem.se spray.se bredband.net online.no broadpark.no
  mail.dk jubii.dk stofanet.dk luukku.com suomi24.fi kolumbus.fi elisanet.fi eircom.net
  wp.pl o2.pl onet.pl interia.pl interia.eu op.pl poczta.fm gazeta.pl vp.pl tlen.pl buziaczek.pl
  seznam.cz email.cz centrum.cz volny.cz azet.sk zoznam.sk centrum.sk freemail.hu citromail.hu indamail.hu abv.bg mail.bg
  btinternet.com sky.com talktalk.net virginmedia.com ntlworld.com blueyonder.co.uk tiscali.co.uk
  comcast.net att.net sbcglobal.net bellsouth.net verizon.net cox.net charter.net earthlink.net optonline.net juno.com
  netzero.net roadrunner.com windstream.net frontier.com rogers.com shaw.ca sympatico.ca videotron.ca telus.net
  bigpond.com bigpond.net.au optusnet.com.au iinet.net.au xtra.co.nz
  qq.com vip.qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com 139.com 189.cn aliyun.com tom.com
  naver.com daum.net hanmail.net nate.com kakao.com docomo.ne.jp ezweb.ne.jp au.com softbank.ne.jp i.softbank.jp
  nifty.com rediffmail.com rediff.com indiatimes.com sify.com webmail.co.za mweb.co.za telkomsa.net vodamail.co.za
  walla.com walla.co.il 012.net.il mynet.com`);

/** Short-lived, anonymous mailboxes. Own selection from the services' public sites, 2026-11. */
export const DISPOSABLE_MAIL = wordSet(`
  mailinator.com mailinator.net mailinator2.com sogetthis.com reconmail.com binkmail.com suremail.info
  guerrillamail.com guerrillamail.net guerrillamail.org guerrillamail.biz guerrillamail.de guerrillamailblock.com
  sharklasers.com grr.la spam4.me pokemail.net
  10minutemail.com 10minutemail.net 10minutemail.org 10minmail.de 10mail.org 20minutemail.com 20minutemail.it 30minutemail.com
  temp-mail.org temp-mail.io temp-mail.ru tempmail.com tempmail.net tempmail.dev tempmail.plus tempmailo.com tempmailaddress.com
  tempail.com tempr.email tempinbox.com temporary-mail.net temporarymail.com tmpmail.org tmpmail.net tmail.ws
  yopmail.com yopmail.fr yopmail.net cool.fr.nf jetable.fr.nf nospam.ze.tc jetable.org jetable.com
  trashmail.com trashmail.de trashmail.net trashmail.org trash-mail.com trash-mail.de trash-mail.at wegwerfmail.de
  wegwerfmail.net wegwerfemail.de wegwerf-email.de byom.de spoofmail.de muellmail.com einrot.com
  throwawaymail.com throwaway.email throwam.com dispostable.com discard.email discardmail.com discardmail.de
  maildrop.cc mailnesia.com mailcatch.com mailexpire.com mailmoat.com mailforspam.com mailtemp.info
  mailsac.com mailpoof.com moakt.com moakt.cc moakt.ws mohmal.com emailondeck.com emailfake.com email-fake.com
  fakeinbox.com fakemail.net fakemailgenerator.com armyspy.com cuvox.de dayrep.com fleckens.hu gustr.com jourrapide.com
  rhyta.com superrito.com teleworm.us getnada.com nada.email inboxkitten.com inboxbear.com
  getairmail.com anonbox.net anonymbox.com antispam.de crazymailing.com deadaddress.com despam.it
  emailsensei.com emltmp.com filzmail.com generator.email haltospam.com incognitomail.com incognitomail.org
  instantemailaddress.com linshiyouxiang.net luxusmail.org meltmail.com mintemail.com mt2015.com mytemp.email mytrashmail.com
  no-spam.ws nowmymail.com objectmail.com one-time.email onetimeemail.net owlymail.com proxymail.eu rcpt.at receiveee.com
  safetymail.info spambog.com spambox.us spamhole.com spaml.com
  spamspot.com spamthis.co.uk tafmail.com thankyou2010.com trbvm.com tyldd.com upliftnow.com vomoto.com
  wh4f.org zetmail.com zippymail.info 1secmail.com 1secmail.net 1secmail.org esiix.com wwjmp.com xojxe.com yoggm.com
  minuteinbox.com mail-temp.com mail7.io inboxes.com smailpro.com ugener.com cloudtempmail.com altmails.com
  gufum.com dropmail.me 10mail.xyz laste.ml emlhub.com emlpro.com yomail.info spymail.one`);

/**
 * Alias services that forward emails with the sender's address in the display name. Own selection from the services'
 * public sites, 2026-11.
 */
export const ALIAS_MAIL = wordSet(`
  simplelogin.com simplelogin.co simplelogin.fr slmail.me slmails.com aleeas.com dralias.com passmail.net passinbox.com passfwd.com
  anonaddy.com anonaddy.me addymail.com mozmail.com duck.com privaterelay.appleid.com erine.email burnermail.io
  33mail.com sneakemail.com spamgourmet.com e4ward.com spamex.com ironvest.com abine.com opayq.com`);
