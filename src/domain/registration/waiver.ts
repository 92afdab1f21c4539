/** A text that those who sign up accept by their name. A text that is changed is another version. */
export type Waiver = {
	id: number;
	registrationId: number;
	title: string;
	/** In Markdown. */
	text: string;
	/** 1, 2, 3 … of the same title. */
	version: number;
	/** SHA-256 of title and text, in hexadecimal digits. */
	fingerprint: string;
	/** False once there is a later version, or it is asked for no more; what was signed stays signed. */
	isAsked: boolean;
	writtenAt: string;
};

/** That somebody accepted a waiver. */
export type Signature = {
	id: number;
	signUpId: number;
	waiverId: number;
	/** As it was typed by who signed: the person, or a minor's guardian. */
	name: string;
	isGuardian: boolean;
	/** The network address it was sent from. */
	address: string;
	signedAt: string;
};
