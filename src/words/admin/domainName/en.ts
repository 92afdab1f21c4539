import { plural } from "#domain/text/plural.ts";

export const domainName = {
	theDomainCouldNotBe: "The domain could not be connected.",
	proveYourDomain: "Prove your domain",
	connectYourOwnDomain: "Connect your own domain",
	answersAt: ({ served }: { served: string }) =>
		`Your site answers at ${served}, which was entered for you. Prove that it is yours, and it gets https and every visitor of your old address.`,
	boughtADomainSuchAs:
		"Bought a domain such as hoops-league.com? Visitors can find your league there. Nothing changes for them until everything works.",
	yourDomain: "Your domain",
	withoutWwwAPartOf: "Without www. A part of a domain, such as league.yourclub.org, works too.",
	thisMeans: ({ meant }: { meant: string }) => `This means ${meant}`,
	oneMoment: "One moment...",
	isConnected: ({ domain }: { domain: string }) => `${domain} is connected`,
	visitorsAreSent: ({ address }: { address: string }) => `Visitors of ${address} are sent there.`,
	theHttpsCertificateIsFetched:
		"The https certificate is fetched automatically; the first visit may take a few seconds.",
	openYourSite: "Open your site",
	keepTheseRecords: "Keep these records",
	connectedOn: ({ day }: { day: string }) => `Connected on ${day}`,
	theyAreCheckedOnceA:
		"They are checked once a day. If they are missing, the domain is released after seven days.",
	recommendedBring: " The recommended records bring visitors who would not arrive otherwise.",
	disconnect: "Disconnect",
	yourSiteGoesBackTo: "Your site goes back to",
	theProductsOwnHost: "the product's own host",
	linksStopWorking: ({ domain }: { domain: string }) =>
		`. Links to ${domain} do not work any more then.`,
	disconnectDomain: ({ domain }: { domain: string }) => `Disconnect ${domain}`,
	cannotBeFound: ({ domain }: { domain: string }) => `${domain} cannot be found any more.`,
	meanwhileAt: ({ address }: { address: string }) =>
		` In the meantime visitors find your site at ${address}.`,
	correctRecordsBy: ({ day }: { day: string }) =>
		`Correct the records by ${day}; until then nobody else can have the domain here.`,
	checking: "Checking...",
	checkNow: "Check now",
	stateConnected: "Connected",
	allNeededRecordsAreThere: "All needed records are there.",
	stateLost: "Lost",
	aNeededRecordIsNot: "A needed record is not there.",
	aRecordIsWrongWhat: "A record is wrong. What to change is shown below it.",
	stateWrong: "Wrong",
	theNameServersDidNot: "The name servers did not answer. That says nothing about your records.",
	stateUnknown: "Not known",
	noneOfTheNeededRecords: "None of the needed records is there yet.",
	recordsThere: ({ there, count }: { there: number; count: number }) =>
		`${there} of ${count} needed records ${plural("en", there, "is", "are")} there.`,
	stateWaiting: "Waiting",
	releasedAfter: ({ day }: { day: string }) => `It is released after ${day}. `,
	seeWhatIsWrong: "See what is wrong",
	siteIsAt: ({ address }: { address: string }) => `Your site is at ${address}`,
	wasNotConnected: ({ domain }: { domain: string }) => `${domain} was not connected`,
	startAgain: "Start again",
	useAnotherDomain: "Use another domain",
	recordAsText: ({
		type,
		host,
		value,
	}: {
		type: string;
		host: string;
		value: string;
	}) => `Type: ${type}
Name: ${host}
Value: ${value}`,
	recordsFor: ({ domain }: { domain: string }) => `DNS records for ${domain}`,
	pleaseAddRecords: ({ domain }: { domain: string }) =>
		`Please add these records to the DNS settings of ${domain}, so that it shows our league's website:`,
	nothingElseNeedsToChange: "Nothing else needs to change. Thank you!",
	provesThatTheDomainIs: "Proves that the domain is yours",
	forVisitorsWhoTypeWww: "For visitors who type www",
	leadsVisitorsToYourSite: "Leads visitors to your site",
	leadsVisitorsWithIpv6There: "Leads visitors with IPv6 there",
	anotherWayToYourSite: "Another way to your site",
	isFound: "Found",
	isRecommended: "Recommended",
	isMissing: "Missing",
	notYet: "Not yet",
	registrarsCallThisAlias:
		"Registrars call this ALIAS, ANAME or a flattened CNAME. One that has none of them needs the address of a machine: ask whoever runs this installation.",
	oneLevelTooDeep: ({ host }: { host: string }) =>
		`It was found one level too deep. Your registrar adds the domain by itself: enter ${host} as the name and nothing else.`,
	foundChange: ({ found }: { found: string }) =>
		`Found ${found}. Change it to the value above, or add a second record.`,
	foundOnly: ({ found }: { found: string }) => `Found ${found}.`,
	changeTo: ({ others, value }: { others: string; value: string }) =>
		`${others} Change it to ${value}.`,
	onlyMayStand: ({ others, value, them }: { others: string; value: string; them: string }) =>
		`${others} Only ${value} may stand there: change ${them}, or remove ${them}.`,
	recordsOf: ({ domain }: { domain: string }) => `Records of ${domain}`,
	copied: "Copied",
	copyOf: ({ what, of }: { what: string; of: string }) => `Copy ${what} of ${of}`,
	theRecordsCouldNotBe: "The records could not be checked.",
	disconnectQuestion: ({ domain }: { domain: string }) => `Disconnect ${domain}?`,
	siteAgainAt: ({ address }: { address: string }) => `Your site will be at ${address} again.`,
	youAreWorkingOnThis: "You are working on this domain now, and will have to sign in again there.",
	youCanConnectTheDomain: "You can connect the domain again at any time.",
	chooseAnotherDomain: "Choose another domain.",
	theDomainCouldNotBe2: "The domain could not be disconnected.",
	enterAtRegistrar: ({ domain }: { domain: string }) => `Enter these at the registrar of ${domain}`,
	signInWhereBought: ({ domain }: { domain: string }) =>
		`Sign in where you bought ${domain}, open its DNS settings and add these records. Leave this page open: it checks again every few seconds.`,
	howLongDoesItTake: "How long does it take?",
	usuallyAFewMinutesSometimes:
		"Usually a few minutes, sometimes a few hours: the name system keeps old entries for a while. You can close this page and come back.",
	youHaveUntil: ({ day }: { day: string }) =>
		` You have until ${day} to add these records; after that you can start again.`,
	whatYourRegistrarMayCall: "What your registrar may call these fields",
	hostHostnameSubdomainLabel: "Host, Hostname, Subdomain, Label, Record name.",
	standsForTheDomainItself: "@ stands for the domain itself; some leave the field empty for it.",
	pointsToTargetContentData: "Points to, Target, Content, Data, Answer, Destination, IP address.",
	withoutQuotationMarks: "Without quotation marks.",
	timeToLiveCacheTime: "Time to live, Cache time.",
	leaveItAsItIs: "Leave it as it is, or take the smallest.",
	doesSomebodyElseLookAfter: "Does somebody else look after the domain? Send them this list.",
	writeAnEmail: "Write an email",
	theRecordsWereCopied: "The records were copied",
	copyAll: "Copy all",
	siteIsAtDomain: ({ domain }: { domain: string }) => `Your site is at ${domain}.`,
	siteIsAtWithWww: ({ domain }: { domain: string }) =>
		`Your site is at ${domain}, and www.${domain} leads there.`,
	changedToday: "Since today its records have changed.",
	changedSince: ({ day }: { day: string }) => `Since ${day} its records have changed.`,
	recordsNotFound: "Its records were not found.",
	recordsNotFoundUntil: ({ day }: { day: string }) => `Its records were not found until ${day}.`,
	yourSiteStaysWhereIt:
		"Your site stays where it is. When you start again, the records stay the same.",
};
