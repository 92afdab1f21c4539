import { useState } from "react";

export const feelings = ["vibration", "sound", "silence"] as const;

/** How a device answers a tap, and in which hand it is held. */
export type Settings = { feels: (typeof feelings)[number]; isLeftHanded: boolean };

const key = "scorer settings";
const plain: Settings = { feels: "vibration", isLeftHanded: false };

/** Kept on the device, for every game that is scored on it. */
export function useSettings() {
	const [settings, setSettings] = useState(read);
	return {
		settings,
		change: (more: Partial<Settings>) => {
			const next = { ...settings, ...more };
			setSettings(next);
			localStorage.setItem(key, JSON.stringify(next));
		},
		feel: () => {
			if (settings.feels === "vibration") navigator.vibrate?.(15);
			if (settings.feels === "sound") click();
		},
	};
}

function read(): Settings {
	try {
		return { ...plain, ...JSON.parse(localStorage.getItem(key) ?? "{}") };
	} catch {
		return plain;
	}
}

let audio: AudioContext | undefined;

/** Short enough to be heard as one, also where taps follow each other. */
function click(): void {
	if (typeof AudioContext === "undefined") return;
	audio ??= new AudioContext();
	const tone = audio.createOscillator();
	const volume = audio.createGain();
	volume.gain.setValueAtTime(0.2, audio.currentTime);
	volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.04);
	tone.frequency.value = 880;
	tone.connect(volume).connect(audio.destination);
	tone.start();
	tone.stop(audio.currentTime + 0.04);
}
