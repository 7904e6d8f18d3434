/**
 * Brands of Eastern Europe. Own selection of the sites and mailing domains that they are known by, reviewed
 * 2026-11; the format is that of `brandsIn`.
 */
export const EASTERN_EUROPE = {
  CZ: `
Česká spořitelna + george csas : csas.cz servis24.cz erstegroup.com
ČSOB + ceskoslovenska obchodni banka : .cz .sk
Komerční banka : kb.cz
Moneta Money Bank + moneta bank : moneta.cz
~Fio = fio banka : .cz .sk
Air Bank : .cz
Česká pošta + balikovna : .cz cpost.cz postaonline.cz balikovna.cz
Zásilkovna + packeta : .cz packeta.com packeta.sk packeta.cz packeta.hu packeta.ro
PPL = ppl cz, ppl balik : .cz
!Finanční správa + financni urad : .cz mfcr.cz mojedane.cz gov.cz .gov.cz mf.gov.cz
ČSSZ + ceska sprava socialniho zabezpeceni : .cz
Datové schránky + datova schranka, identita obcana : .info mojedatovaschranka.cz identitaobcana.cz gov.cz
ČEZ = cez prodej, skupina cez : .cz
~Alza = alza cz, alza sk : .cz .sk .hu
~Seznam = seznam cz, seznam email : .cz email.cz
~Bazoš = bazos cz, bazos sk : .cz .sk
Edalnice : .cz`,

  SK: `
Slovenská sporiteľňa + george slsp : slsp.sk
Tatra banka : .sk
VÚB = vub banka, vseobecna uverova banka : .sk
Slovenská pošta : posta.sk
Slovensko.sk : slovensko.sk
Finančná správa SR = financna sprava, danovy urad : financnasprava.sk
Sociálna poisťovňa : socpoist.sk
Slovak Telekom : telekom.sk
ZSE = zse energia, zapadoslovenska energetika : .sk
Eznamka : .sk`,

  HU: `
OTP Bank + otpdirekt : .hu simplepay.hu .ro .hr .com.ua
K&H Bank : kh.hu
MBH Bank + mkb bank : .hu mkb.hu
Magyar Posta + mpl csomag : posta.hu
Foxpost : .hu
!NAV Magyarország = nemzeti ado es vamhivatal, nav hu : gov.hu
Ügyfélkapu + magyarorszag hu, kormanyzati portal : magyarorszag.hu gov.hu mo.hu nisz.hu
Magyar Államkincstár : allamkincstar.gov.hu
Magyar Telekom + telekom hu : telekom.hu
Yettel : .hu .bg .rs
MVM : .hu mvmnext.hu
Jófogás : .hu
Nemzeti Útdíjfizetési Szolgáltató = nemzeti utdijfizetesi, e matrica, ematrica : nemzetiutdij.hu hu-go.hu`,

  RO: `
Banca Transilvania + bt pay, bt24 : .ro btrl.ro
BCR = bcr banca, banca comerciala romana, george bcr : .ro
BRD = brd groupe, banca romana pentru dezvoltare : .ro
CEC Bank : cec.ro
Poșta Română : posta-romana.ro
FAN Courier : .ro selfawb.ro
~Sameday = easybox : .ro easybox.ro
!ANAF + administrare fiscala : .ro mfinante.ro gov.ro
Ghișeul.ro : ghiseul.ro
Digi România + digi rcs rds : digi.ro rcs-rds.ro .ro
~Hidroelectrica = hidroelectrica romania : .ro
eMAG : .ro .hu .bg
CNAIR + erovinieta : erovinieta.ro cnadnr.ro .ro`,

  BG: `
DSK Bank + банка дск, дск директ : .bg dskdirect.bg .com
UBB = обб, обединена българска банка, united bulgarian bank : .bg
Fibank + първа инвестиционна банка, пиб : .bg
Postbank Bulgaria = пощенска банка : postbank.bg
Bulgarian Posts + български пощи : bgpost.bg
Econt + еконт : .com
Speedy Bulgaria = спиди, speedy bg : speedy.bg
NRA Bulgaria = национална агенция за приходите : nra.bg
~NAP + нап : nra.bg
ePay.bg : epay.bg
BGTOLL + винетка : .bg`,

  HR: `
Zagrebačka banka : zaba.hr
Privredna banka Zagreb : pbz.hr
Hrvatska pošta : posta.hr
e-Građani + porezna uprava : gov.hr porezna-uprava.hr`,

  UA: `
PrivatBank + приватбанк, приват24 : .ua privat24.ua
monobank + монобанк : .ua .com.ua
Oschadbank + ощадбанк, ощад : .ua
Raiffeisen Ukraine = райффайзен банк, raiffeisen bank ukraine : raiffeisen.ua
PUMB + пумб : .ua
Nova Poshta + нова пошта, novapost : .ua novapost.com
Ukrposhta + укрпошта : .ua
~Diia = застосунок дія, портал дія, дія підпис : .gov.ua
!State Tax Service of Ukraine = державна податкова служба : tax.gov.ua gov.ua
Kyivstar + київстар : .ua .net
~Rozetka = rozetka ua, розетка маркетплейс : .com.ua
~Prom.ua : prom.ua evo.company`,

  RU: `
Sberbank + сбербанк, сбер, сберид : .ru sber.ru .com
Tinkoff + т банк, тинькофф, t bank : tbank.ru .ru
VTB = втб, vtb bank : .ru
Alfa-Bank + альфа банк, alfabank : .ru alfa-bank.ru
Gazprombank + газпромбанк : .ru
Russian Post = почта россии : pochta.ru .ru
CDEK + сдэк : .ru
Gosuslugi + госуслуги, портал госуслуг : .ru
FNS Russia = фнс россии, федеральная налоговая служба : nalog.ru nalog.gov.ru
MTS Russia = мтс банк, мтс россия : mts.ru mtsbank.ru
~MegaFon = мегафон личный кабинет : .ru
Rostelecom + ростелеком : rt.ru .ru
~Ozon = озон маркетплейс, ozon ru : .ru
~Wildberries + вайлдберриз : .ru wb.ru
~Avito = авито, avito ru : .ru
Yandex + яндекс : .ru .com ya.ru .net yandex-team.ru
Russian Railways = ржд, российские железные дороги : rzd.ru`,
};
