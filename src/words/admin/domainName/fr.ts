import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const domainName: AdminWords["domainName"] = {
	theDomainCouldNotBe: "Le domaine n’a pas pu être relié.",
	proveYourDomain: "Prouvez votre domaine",
	connectYourOwnDomain: "Relier votre propre domaine",
	answersAt: ({ served }) =>
		`Votre site répond à ${served}, qui a été inscrit pour vous. Prouvez que ce domaine est à vous, et il reçoit https et tous les visiteurs de votre ancienne adresse.`,
	boughtADomainSuchAs:
		"Vous avez acheté un domaine comme hoops-league.com? Les visiteurs peuvent y trouver votre ligue. Rien ne change pour eux avant que tout fonctionne.",
	yourDomain: "Votre domaine",
	withoutWwwAPartOf:
		"Sans www. Une partie d’un domaine, comme league.yourclub.org, convient aussi.",
	thisMeans: ({ meant }) => `C’est-à-dire ${meant}`,
	oneMoment: "Un instant…",
	isConnected: ({ domain }) => `${domain} est relié`,
	visitorsAreSent: ({ address }) => `Les visiteurs de ${address} y sont envoyés.`,
	theHttpsCertificateIsFetched:
		"Le certificat https est obtenu automatiquement; la première visite peut prendre quelques secondes.",
	openYourSite: "Ouvrir votre site",
	keepTheseRecords: "Gardez ces enregistrements",
	connectedOn: ({ day }) => `Relié le ${day}`,
	theyAreCheckedOnceA:
		"Ils sont vérifiés une fois par jour. S’ils manquent, le domaine est libéré après sept jours.",
	recommendedBring:
		" Les enregistrements recommandés amènent des visiteurs qui n’arriveraient pas autrement.",
	disconnect: "Détacher",
	yourSiteGoesBackTo: "Votre site revient à",
	theProductsOwnHost: "l’hôte du produit",
	linksStopWorking: ({ domain }) => `. Les liens vers ${domain} ne fonctionnent plus alors.`,
	disconnectDomain: ({ domain }) => `Détacher ${domain}`,
	cannotBeFound: ({ domain }) => `${domain} est introuvable.`,
	meanwhileAt: ({ address }) => `D’ici là, les visiteurs trouvent votre site à ${address}.`,
	correctRecordsBy: ({ day }) =>
		`Corrigez les enregistrements d’ici le ${day}; d’ici là, personne d’autre ne peut avoir le domaine ici.`,
	checking: "Vérification…",
	checkNow: "Vérifier maintenant",
	stateConnected: "Relié",
	allNeededRecordsAreThere: "Tous les enregistrements nécessaires sont là.",
	stateLost: "Perdu",
	aNeededRecordIsNot: "Un enregistrement nécessaire manque.",
	aRecordIsWrongWhat: "Un enregistrement est erroné. Ce qu’il faut changer est dit en dessous.",
	stateWrong: "Erroné",
	theNameServersDidNot:
		"Les serveurs de noms n’ont pas répondu. Cela ne dit rien de vos enregistrements.",
	stateUnknown: "Inconnu",
	noneOfTheNeededRecords: "Aucun des enregistrements nécessaires n’est encore là.",
	recordsThere: ({ there, count }) =>
		`${there} des ${count} enregistrements nécessaires ${plural("fr", there, "est", "sont")} là.`,
	stateWaiting: "En attente",
	releasedAfter: ({ day }) => `Il est libéré après le ${day}.`,
	seeWhatIsWrong: "Voir ce qui ne va pas",
	siteIsAt: ({ address }) => `Adresse de votre site\u00a0: ${address}`,
	wasNotConnected: ({ domain }) => `${domain} n’a pas été relié`,
	startAgain: "Recommencer",
	useAnotherDomain: "Utiliser un autre domaine",
	recordAsText: ({ type, host, value }) =>
		`Type\u00a0: ${type}\nNom\u00a0: ${host}\nValeur\u00a0: ${value}`,
	recordsFor: ({ domain }) => `Enregistrements DNS de ${domain}`,
	pleaseAddRecords: ({ domain }) =>
		`Veuillez ajouter ces enregistrements aux paramètres DNS de ${domain}, pour qu’il montre le site de notre ligue\u00a0:`,
	nothingElseNeedsToChange: "Rien d’autre n’a besoin de changer. Merci!",
	provesThatTheDomainIs: "Prouve que le domaine est à vous",
	forVisitorsWhoTypeWww: "Pour les visiteurs qui tapent www",
	leadsVisitorsToYourSite: "Mène les visiteurs à votre site",
	leadsVisitorsWithIpv6There: "Y mène les visiteurs en IPv6",
	anotherWayToYourSite: "Un autre chemin vers votre site",
	isFound: "Trouvé",
	isRecommended: "Recommandé",
	isMissing: "Manquant",
	notYet: "Pas encore",
	registrarsCallThisAlias:
		"Les registraires appellent cela ALIAS, ANAME ou CNAME aplati. À défaut, il faut l’adresse d’une machine\u00a0: demandez-la à qui exploite cette installation.",
	oneLevelTooDeep: ({ host }) =>
		`Il a été trouvé un niveau trop bas. Votre registraire ajoute lui-même le domaine\u00a0: entrez ${host} comme nom et rien d’autre.`,
	foundChange: ({ found }) =>
		`Trouvé\u00a0: ${found}. Remplacez-le par la valeur ci-dessus, ou ajoutez un second enregistrement.`,
	foundOnly: ({ found }) => `Trouvé\u00a0: ${found}.`,
	changeTo: ({ others, value }) => `${others} Remplacez-le par ${value}.`,
	onlyMayStand: ({ others, value, them }) =>
		`${others} Seul ${value} peut rester là\u00a0: changez le reste (${them}), ou retirez-le.`,
	recordsOf: ({ domain }) => `Enregistrements de ${domain}`,
	copied: "Copié",
	copyOf: ({ what, of }) => `Copier\u00a0: ${what}, ${of}`,
	theRecordsCouldNotBe: "Les enregistrements n’ont pas pu être vérifiés.",
	disconnectQuestion: ({ domain }) => `Détacher ${domain}?`,
	siteAgainAt: ({ address }) => `Votre site sera de nouveau à ${address}.`,
	youAreWorkingOnThis:
		"Vous travaillez sur ce domaine en ce moment, et devrez vous y connecter de nouveau.",
	youCanConnectTheDomain: "Vous pouvez relier le domaine de nouveau en tout temps.",
	chooseAnotherDomain: "Choisissez un autre domaine.",
	theDomainCouldNotBe2: "Le domaine n’a pas pu être détaché.",
	enterAtRegistrar: ({ domain }) => `Entrez ceci chez le registraire de ${domain}`,
	signInWhereBought: ({ domain }) =>
		`Connectez-vous là où vous avez acheté ${domain}, ouvrez ses paramètres DNS et ajoutez ces enregistrements. Laissez cette page ouverte\u00a0: elle vérifie toutes les quelques secondes.`,
	howLongDoesItTake: "Combien de temps cela prend-il?",
	usuallyAFewMinutesSometimes:
		"D’habitude quelques minutes, parfois quelques heures\u00a0: le système de noms garde un moment les anciennes entrées. Vous pouvez fermer cette page et y revenir.",
	youHaveUntil: ({ day }) =>
		`Vous avez jusqu’au ${day} pour ajouter ces enregistrements; ensuite, vous pourrez recommencer.`,
	whatYourRegistrarMayCall: "Comment votre registraire peut nommer ces champs",
	hostHostnameSubdomainLabel: "Host, Hostname, Hôte, Sous-domaine, Label, Nom d’enregistrement.",
	standsForTheDomainItself: "@ désigne le domaine lui-même; certains laissent alors le champ vide.",
	pointsToTargetContentData:
		"Pointe vers, Cible, Contenu, Données, Réponse, Destination, Adresse IP.",
	withoutQuotationMarks: "Sans guillemets.",
	timeToLiveCacheTime: "Durée de vie, TTL, temps de cache.",
	leaveItAsItIs: "Laissez-le tel quel, ou prenez le plus petit.",
	doesSomebodyElseLookAfter: "Quelqu’un d’autre s’occupe du domaine? Envoyez-lui cette liste.",
	writeAnEmail: "Écrire un courriel",
	theRecordsWereCopied: "Les enregistrements ont été copiés",
	copyAll: "Tout copier",
	siteIsAtDomain: ({ domain }) => `Adresse de votre site\u00a0: ${domain}.`,
	siteIsAtWithWww: ({ domain }) =>
		`Adresse de votre site\u00a0: ${domain}, et www.${domain} y mène.`,
	changedToday: "Ses enregistrements ont changé aujourd’hui.",
	changedSince: ({ day }) => `Ses enregistrements ont changé depuis le ${day}.`,
	recordsNotFound: "Ses enregistrements n’ont pas été trouvés.",
	recordsNotFoundUntil: ({ day }) => `Ses enregistrements n’ont pas été trouvés jusqu’au ${day}.`,
	yourSiteStaysWhereIt:
		"Votre site reste où il est. Quand vous recommencez, les enregistrements restent les mêmes.",
};
